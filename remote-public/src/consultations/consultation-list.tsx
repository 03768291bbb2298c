import { useStore } from '@nanostores/react'
import type { ConsultationPage, User } from '@platform/shared-contracts/http'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { Pagination } from '@platform/shared-ui/pagination'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { CalendarSubscription } from './calendar/calendar-subscription.tsx'
import { ConsultationCard } from './consultation-card.tsx'
import { overviewMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { HourLedger } from './hours/hour-ledger.tsx'
import { OverviewFilters } from './overview-filters.tsx'
import { overviewOf, type Overview } from './overview.rule.ts'
import { TimeRequestList } from './requests/time-request-list.tsx'

export function ConsultationList({ user }: { readonly user: User }) {
  const m = useStore(overviewMessages)
  const [address, setAddress] = useAddressParams()
  const overview = overviewOf(address, user)
  const { answer, data, reload } = useAnswer(overview.path, 'ConsultationPage', { isFresh: true })
  const choose = (name: string, value: string) =>
    setAddress((current) => withChoice(current, name, value), {
      replace: name !== 'page',
      preventScrollReset: true,
    })
  return (
    <>
      <Waiting overview={overview} onBooked={reload} />
      <OverviewFilters address={address} overview={overview} user={user} onChoose={choose} />
      <section className={styles.results} aria-label={m.title} aria-busy={answer.status === 'loading'}>
        {answer.status === 'failed' && <FailedState onRetry={reload}>{m.failed}</FailedState>}
        {!data && answer.status === 'loading' && <Skeleton lines={8} />}
        {data && (
          <Found
            page={data}
            {...{ overview, user }}
            hasSearch={address.has('q')}
            onChoose={choose}
            onChanged={reload}
          />
        )}
      </section>
      {overview.scope === 'own' && <HourLedger />}
      {overview.scope !== 'all' && <CalendarSubscription />}
    </>
  )
}

interface WaitingProps {
  readonly overview: Overview
  readonly onBooked: () => void
}

/** What waits for an answer of this person. */
function Waiting({ overview: { scope, when }, onBooked }: WaitingProps) {
  return scope !== 'all' && when === 'upcoming' && <TimeRequestList key={scope} {...{ scope, onBooked }} />
}

interface FoundProps {
  readonly page: ConsultationPage
  readonly overview: Overview
  readonly user: User
  readonly hasSearch: boolean
  readonly onChoose: (name: string, value: string) => void
  readonly onChanged: () => void
}

function Found({ page, overview, user, hasSearch, onChoose, onChanged }: FoundProps) {
  const m = useStore(overviewMessages)
  if (page.total === 0) return <NothingThere {...{ overview, hasSearch }} onClear={() => onChoose('q', '')} />
  return (
    <>
      <p className={styles.muted} role="status">
        {m.found({ count: page.total })}
      </p>
      <ul className={styles.list}>
        {page.items.map((consultation) => (
          <ConsultationCard key={consultation.id} {...{ consultation, user, onChanged }} />
        ))}
      </ul>
      {page.total > page.size && (
        <Pagination
          page={page.page}
          size={page.size}
          total={page.total}
          onPage={(next) => onChoose('page', String(next))}
        />
      )}
    </>
  )
}

type Messages = ReturnType<(typeof overviewMessages)['get']>
const EMPTY: Readonly<Record<Overview['when'], (m: Messages) => string>> = {
  upcoming: (m) => m.noUpcoming,
  past: (m) => m.noPast,
  unrecorded: (m) => m.noUnrecorded,
}

interface NothingThereProps {
  readonly overview: Overview
  readonly hasSearch: boolean
  readonly onClear: () => void
}

function NothingThere({ overview: { when, scope }, hasSearch, onClear }: NothingThereProps) {
  const m = useStore(overviewMessages)
  if (hasSearch)
    return (
      <EmptyState icon={<CalendarIcon />} action={<Button onClick={onClear}>{m.clear}</Button>}>
        {m.noMatch}
      </EmptyState>
    )
  const isBookable = when === 'upcoming' && scope === 'own'
  return (
    <EmptyState
      icon={<CalendarIcon />}
      action={isBookable ? <LinkButton to="/consultations">{m.book}</LinkButton> : undefined}
    >
      {EMPTY[when](m)}
    </EmptyState>
  )
}
