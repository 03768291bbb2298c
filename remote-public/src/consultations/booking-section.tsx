import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAnswer } from '../lib/use-answer.ts'
import { BookingForm } from './booking-form.tsx'
import { bookingMessages } from './consultations.messages.ts'
import { HoursLeft } from './hours-left.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** What the person may book, and the booking of it. */
export function BookingSection({ user }: { readonly user: User }) {
  const m = useStore(bookingMessages)
  const { answer, data, reload } = useAnswer('/entitlements', 'EntitlementList', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={10} />
  if (data.length === 0)
    return (
      <>
        <Alert kind="info" title={m.noPlanTitle}>
          {user.isProfessionalPartner ? m.noPlanPartner : undefined}
        </Alert>
        <HowItWorks />
      </>
    )
  return (
    <>
      <HoursLeft plans={data} />
      <BookingForm plans={data} onStale={reload} />
    </>
  )
}
