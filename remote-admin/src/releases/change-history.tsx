import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { RegistryHistory } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { LOOK_EVERY_MS, useRegistryHistoryQuery } from './releases.api.ts'
import { releasesMessages } from './releases.messages.ts'
import classes from './releases.module.css'

const STEP = 20
const AT_MOST = 200

/** Who changed what, when and why; newest first. */
export function ChangeHistory({ remote }: { readonly remote: string }) {
  const t = useStore(releasesMessages)
  const [limit, setLimit] = useState(STEP)
  const asked = { remote, limit }
  const { data, isError, refetch } = useRegistryHistoryQuery(asked, { pollingInterval: LOOK_EVERY_MS })
  const failed = <FailedState onRetry={() => void refetch()} />
  return (
    <section className={classes.section}>
      <h2>{t.history}</h2>
      {data ? <Changes changes={data} /> : isError ? failed : <Skeleton />}
      {data?.length === limit && limit < AT_MOST && (
        <Button onClick={() => setLimit(limit + STEP)}>{t.historyMore}</Button>
      )}
    </section>
  )
}

function Changes({ changes }: { readonly changes: RegistryHistory }) {
  const t = useStore(releasesMessages)
  const language = useStore(locale)
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  if (changes.length === 0) return <p className={classes.note}>{t.historyEmpty}</p>
  return (
    <ol className={classes.history}>
      {changes.map(({ seq, at, actor, reason, slot, before, after }) => (
        <li key={seq}>
          <time dateTime={at} className={classes.note}>
            {written.format(new Date(at))}
          </time>
          <strong>{actor}</strong>
          <span>{reason}</span>
          <code className={classes.slot}>
            {t.changed({ slot, before: shown(before, t.nothing), after: shown(after, t.nothing) })}
          </code>
        </li>
      ))}
    </ol>
  )
}

/** What a slot held, as short as it can be told. */
function shown(value: unknown, nothing: string): string {
  if (value === null || value === undefined) return nothing
  if (typeof value === 'object' && 'release' in value && typeof value.release === 'string')
    return value.release
  return JSON.stringify(value)
}
