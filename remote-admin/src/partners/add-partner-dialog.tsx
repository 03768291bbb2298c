import { useStore } from '@nanostores/react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { Dialog } from '@platform/shared-ui/dialog'
import { FailedState } from '@platform/shared-ui/failed-state'
import { SearchField } from '@platform/shared-ui/search-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useFindCandidatesQuery } from './partners.api.ts'
import { partnersMessages } from './partners.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './partners.module.css'

/** Finds the person; the profile is written on the page that follows. */
export function AddPartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(partnersMessages)
  const [q, setQ] = useState('')
  return (
    <Dialog isOpen title={t.addTitle} onClose={onClose}>
      <div className={layout.fields}>
        <p>{t.addHint}</p>
        <SearchField label={t.addSearch} value={q} onChange={setQ} />
        <Candidates q={useDeferredValue(q)} />
      </div>
    </Dialog>
  )
}

function Candidates({ q }: { readonly q: string }) {
  const t = useStore(partnersMessages)
  const { data, isError, refetch } = useFindCandidatesQuery(q)
  if (isError && !data) return <FailedState onRetry={refetch}>{t.addFailed}</FailedState>
  if (!data) return <Skeleton />
  if (data.length === 0) return <p role="status">{t.addEmpty}</p>
  return (
    <ul className={classes.choices}>
      {data.map(({ id, email, firstName, lastName }) => (
        <li key={id}>
          <Link
            to={`/professional-partners?new=${encodeURIComponent(email)}`}
            aria-label={t.choose({ name: `${firstName} ${lastName}` })}
          >
            {`${firstName} ${lastName}`}
          </Link>
          <span className={classes.muted}>{email}</span>
        </li>
      ))}
    </ul>
  )
}
