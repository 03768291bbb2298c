import { useStore } from '@nanostores/react'
import type { SearchGroup, SearchKind } from '@platform/shared-contracts/http'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { kindMessages, searchMessages } from './search.messages.ts'
import { StartLinks } from './start-links.tsx'
import styles from './search.module.css'

/** Lists that show all results of a kind. */
const LISTS: Partial<Record<SearchKind, string>> = {
  resource: '/free-resources',
  post: '/blog',
  partner: '/partners',
}

export function SearchResults({ q }: { readonly q: string }) {
  const m = useStore(searchMessages)
  const language = useStore(i18n.language)
  const path = inPageLanguage(`/search?${new URLSearchParams({ q })}`, language)
  const { answer, data, reload } = useAnswer(path, 'SearchResult')
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    )
  const count = data.groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p role="status" className={styles.count}>
        {count > 0 ? m.found({ count, q }) : m.none({ q })}
      </p>
      {data.groups.map((group) => (
        <Group key={group.kind} group={group} q={q} />
      ))}
      {count === 0 && (
        <>
          <p>{m.noneHelp}</p>
          <StartLinks />
        </>
      )}
    </>
  )
}

function Group({ group: { kind, total, hits }, q }: { readonly group: SearchGroup; readonly q: string }) {
  const m = useStore(searchMessages)
  const kinds = useStore(kindMessages)
  const list = LISTS[kind]
  const id = `found-${kind}`
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{kinds[kind]}</h2>
      <ul className={styles.hits}>
        {hits.map(({ title, text, path }) => (
          <li key={`${path} ${title}`}>
            <Link to={path}>{title}</Link>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {list && total > hits.length && (
        <Link to={`${list}?${new URLSearchParams({ q })}`}>{m.all({ count: total })}</Link>
      )}
    </section>
  )
}
