import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { RegistryHistory } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { POLL_INTERVAL_MS, useRegistryHistoryQuery } from './releases.api.ts'
import { releasesMessages, type ReleasesTexts } from './releases.messages.ts'
import { type ChangeDescription, describeChange } from './describe-change.rule.ts'
import classes from './releases.module.css'

const STEP = 20
const MAX_ENTRIES = 200

/** Who changed what, when and why; newest first. */
export function ChangeHistory({ remote }: { readonly remote: string }) {
  const t = useStore(releasesMessages)
  const [limit, setLimit] = useState(STEP)
  const historyQuery = { remote, limit }
  const { data, isError, refetch } = useRegistryHistoryQuery(historyQuery, {
    pollingInterval: POLL_INTERVAL_MS,
  })
  const failed = <FailedState onRetry={() => void refetch()} />
  return (
    <section className={classes.section}>
      <h2>{t.history}</h2>
      {data ? <Changes changes={data} /> : isError ? failed : <Skeleton />}
      {data?.length === limit && limit < MAX_ENTRIES && (
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
      {changes.map((change) => (
        <li key={change.seq}>
          <time dateTime={change.at} className={classes.note}>
            {written.format(new Date(change.at))}
          </time>
          <strong>{change.actor}</strong>
          <span>{change.reason}</span>
          <span className={classes.slot}>{changeText(describeChange(change), t, language)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Each kind of change has its sentence in the catalog; what a sentence names is written for people here. */
function changeText(description: ChangeDescription, t: ReleasesTexts, language: string): string {
  const sentence = t[description.kind] as string | ((values: Readonly<Record<string, unknown>>) => string)
  if (typeof sentence === 'string') return sentence
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const values = Object.entries(description).map(([name, value]): [string, unknown] => {
    if (name === 'until') return [name, written.format(new Date(String(value)))]
    return [name, name === 'share' ? percent.format(Number(value)) : (value ?? t.nothing)]
  })
  return sentence(Object.fromEntries(values))
}
