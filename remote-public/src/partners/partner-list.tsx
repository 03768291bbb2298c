import { useStore } from '@nanostores/react'
import type { PartnerSummary } from '@platform/shared-contracts/http'
import { US_STATES } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { UserIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useSearchParams } from 'react-router-dom'
import { pathOfChoices, withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { PartnerCard } from './partner-card.tsx'
import { facetsOf } from './partner-facts.rule.ts'
import { PartnerFilters } from './partner-filters.tsx'
import { partnersMessages } from './partners.messages.ts'
import styles from './partners.module.css'

const LIMITS = { q: 100, state: 2, certification: 40, service: 80 }

/** The tenant's partners; what they are narrowed by is in the address. */
export function PartnerListing() {
  const m = useStore(partnersMessages)
  const [address, setAddress] = useSearchParams()
  const all = useAnswer('/partners', 'PartnerList')
  const { answer, data, reload } = useAnswer(
    pathOfChoices(address, { path: '/partners', limits: LIMITS }),
    'PartnerList',
  )
  return (
    <>
      <PartnerFilters
        address={address}
        facets={facetsOf(all.data?.items ?? [])}
        onChoose={(name, value) =>
          setAddress((current) => withChoice(current, name, value), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <section className={styles.results} aria-label={m.title} aria-busy={answer.status === 'loading'}>
        {answer.status === 'failed' && <FailedState onRetry={reload}>{m.failed}</FailedState>}
        {!data && answer.status === 'loading' && <LoadingCards />}
        {data && (
          <Found
            partners={data.items}
            state={address.get('state')}
            onClear={() => setAddress({}, { replace: true })}
          />
        )}
      </section>
    </>
  )
}

interface FoundProps {
  readonly partners: readonly PartnerSummary[]
  readonly state: string | null
  readonly onClear: () => void
}

function Found({ partners, state, onClear }: FoundProps) {
  const m = useStore(partnersMessages)
  const stateName = US_STATES.find(({ code }) => code === state)?.name
  return (
    <>
      <p className={styles.count} role="status">
        {m.found({ count: partners.length })}
      </p>
      {partners.length === 0 ? (
        <EmptyState icon={<UserIcon />} action={<Button onClick={onClear}>{m.clear}</Button>}>
          {stateName ? m.emptyState({ state: stateName }) : m.empty}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </ul>
      )}
    </>
  )
}

function LoadingCards() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  )
}
