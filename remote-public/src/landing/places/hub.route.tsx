import { useStore } from '@nanostores/react'
import type { LocationList, LocationSummary } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Link } from 'react-router-dom'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { withChoice } from '../../lib/address-choice.rule.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useSearchInput } from '../../lib/use-search-input.ts'
import styles from '../landing.module.css'
import { hubMessages } from './hub.messages.ts'
import hubStyles from './hub.module.css'
import { matchesPlace } from './matches-place.rule.ts'

/** /safety-training: every state and territory, narrowed by name. */
function HubRoute() {
  const m = useStore(hubMessages)
  const { answer, reload } = useAnswer('/locations', 'LocationList')
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      {answer.status === 'ready' && <Places places={answer.data} />}
      {answer.status === 'loading' && <Skeleton lines={14} />}
      {answer.status === 'failed' && (
        <>
          <p>{m.failed}</p>
          <FailedState onRetry={reload} />
        </>
      )}
    </div>
  )
}

function Places({ places }: { readonly places: LocationList }) {
  const m = useStore(hubMessages)
  const [address, setAddress] = useAddressParams()
  const choose = (q: string) =>
    setAddress((current) => withChoice(current, 'q', q), { replace: true, preventScrollReset: true })
  const [search, setSearch] = useSearchInput(address.get('q') ?? '', choose)
  const found = places.filter((place) => matchesPlace(search, place))
  return (
    <>
      <div role="search" className={hubStyles.search}>
        <SearchField label={m.search} value={search} onChange={setSearch} maxLength={60} />
        <p role="status" className={hubStyles.count}>
          {m.found({ count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={hubStyles.list} aria-label={m.list}>
          {found.map((place) => (
            <PlaceItem key={place.slug} place={place} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={m.noneTitle}
          action={
            <Button size="sm" onClick={() => setSearch('')}>
              {m.showAll}
            </Button>
          }
        >
          {m.none}
        </EmptyState>
      )}
    </>
  )
}

function PlaceItem({ place: { slug, name, plan } }: { readonly place: LocationSummary }) {
  const m = useStore(hubMessages)
  return (
    <li>
      <Link to={`/safety-training/${slug}`}>{name}</Link>
      <span>{m[plan]}</span>
    </li>
  )
}

export { HubRoute as Component }
