import { useStore } from '@nanostores/react'
import type { Entitlement, PartnerSummary } from '@platform/shared-contracts/http'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { UserIcon } from '@platform/shared-ui/icon'
import { SelectField } from '@platform/shared-ui/select-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Link } from 'react-router-dom'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { HourChoice } from './hour-choice.tsx'

interface BookingFormProps {
  readonly plans: readonly Entitlement[]
  /** What the plan covers has changed meanwhile. */
  readonly onStale: () => void
}

/** Who, when and about what. Who is in the address, so that a profile can lead here. */
export function BookingForm({ plans, onStale }: BookingFormProps) {
  const m = useStore(bookingMessages)
  const { answer, data, reload } = useAnswer('/partners', 'PartnerList')
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.partnersFailed}</FailedState>
  if (!data) return <Skeleton lines={6} />
  const [first] = data.items
  if (!first) return <EmptyState icon={<UserIcon />}>{m.noPartners}</EmptyState>
  return <PartnerAndHour partners={data.items} first={first} plans={plans} onStale={onStale} />
}

interface PartnerAndHourProps extends BookingFormProps {
  readonly partners: readonly PartnerSummary[]
  readonly first: PartnerSummary
}

function PartnerAndHour({ partners, first, plans, onStale }: PartnerAndHourProps) {
  const m = useStore(bookingMessages)
  const [address, setAddress] = useAddressParams()
  const requestedId = address.get('partner')
  const partner = partners.find(({ id }) => String(id) === requestedId) ?? first
  return (
    <>
      <div className={styles.who}>
        <SelectField
          label={m.partner}
          value={String(partner.id)}
          options={partners.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
          onChange={({ target }) =>
            setAddress((current) => withChoice(current, 'partner', target.value), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <Link to={`/consultant/${partner.publicUrl}`} className={styles.profile}>
          {m.profile}
        </Link>
      </div>
      <HourChoice key={partner.id} partner={partner} plans={plans} onStale={onStale} />
    </>
  )
}

function labelOf({ firstName, lastName, title, certifications }: PartnerSummary): string {
  return [`${firstName} ${lastName}`, certifications[0] ?? title].filter(Boolean).join(', ')
}
