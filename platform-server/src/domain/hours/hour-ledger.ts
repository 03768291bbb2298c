import type { EntitlementKind, HourCause } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import {
  consultationEntitlements,
  consultationHours,
  type consultationBookings,
} from '../../lib/data/schema/consultations.ts'
import { HOUR, windowsOf } from './entitlement.rule.ts'
import { hourPostings } from './hour-postings.rule.ts'

interface Granting {
  readonly tenantId: number
  readonly userId: number
  readonly kind: EntitlementKind
  readonly startsAt: Date
}

/** Opens an entitlement: an hour in each of its windows. The only way to make one. Returns its id. */
export async function grantHours(tx: Tx, { tenantId, userId, kind, startsAt }: Granting): Promise<number> {
  const [made] = await tx
    .insert(consultationEntitlements)
    .values({ tenantId, userId, kind, startsAt })
    .returning({ id: consultationEntitlements.id })
  if (!made) throw new Error('the database did not return the new entitlement')
  const granted = { tenantId, entitlementId: made.id, minutes: HOUR, cause: 'granted', at: startsAt } as const
  await tx
    .insert(consultationHours)
    .values(windowsOf({ kind, startsAt }).map(({ index }) => ({ ...granted, window: index })))
  return made.id
}

type Booking = typeof consultationBookings.$inferSelect

interface Change {
  /** `null` for a new booking. */
  readonly before: Booking | null
  readonly after: Booking
  readonly cause: HourCause
  readonly at: Date
}

/** Posts what a change of a booking does to the client's hours. Belongs into the transaction of the change. */
export async function postHours(tx: Tx, { before, after, cause, at }: Change): Promise<void> {
  const { tenantId, id: bookingId } = after
  const rows = hourPostings(before, after, cause).map((one) => ({ ...one, tenantId, bookingId, at }))
  if (rows.length > 0) await tx.insert(consultationHours).values(rows)
}
