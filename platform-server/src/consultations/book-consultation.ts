import type { ConsultationRequest } from '@platform/shared-contracts/http'
import { asc, inArray } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { users } from '../lib/data/schema/people.ts'
import { findById } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { StoredConsultation } from './consultation-view.ts'
import { openWindow } from './entitlements.ts'
import { findConsultant, takenHours } from './find-consultant.ts'
import { freeSlots } from './slots.rule.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'

/**
 * Books one hour of the person's entitlement.
 *
 * Errors  402 no hour left for that week, 404 no such partner, 409 another client booked first, 422 not a time on
 * offer.
 */
export async function bookConsultation(
  tx: Tx,
  who: SignedIn,
  { request, now }: { readonly request: ConsultationRequest; readonly now: Date },
): Promise<StoredConsultation> {
  const partner = await findConsultant(tx, request.partnerId)
  const client = await findById(tx, who.userId)
  if (!client) throw new ProblemError(404, 'account-gone')
  if (client.id === partner.id) throw new ProblemError(422, 'own-hour')
  await lockBoth(tx, [client.id, partner.id])

  const startsAt = new Date(request.startsAt)
  const zone = zoneOfState(partner.state)
  const slots = (taken: readonly Date[]) =>
    freeSlots({ now, from: startsAt, to: startsAt, timeZone: zone, taken })
  if (slots([]).length === 0) throw notOffered()
  if (slots(await takenHours(tx, partner.id, now)).length === 0) throw timeTaken()
  const open = await openWindow(tx, client.id, { at: startsAt, now })
  if (!open) throw noHoursLeft()

  const [booking] = await tx
    .insert(consultationBookings)
    .values({
      tenantId: who.tenantId,
      userId: client.id,
      partnerId: partner.id,
      ...open,
      startsAt,
      topic: request.topic,
    })
    .returning()
  if (!booking) throw new Error('the database did not return the new booking')
  return { booking, client, partner }
}

/** Bookings that share a person run one after the other; locking the rows in one fixed order avoids deadlocks. */
async function lockBoth(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
}

export function timeTaken(): ProblemError {
  return new ProblemError(409, 'time-taken')
}

function notOffered(): ProblemError {
  return new ProblemError(422, 'time-not-offered', { field: 'startsAt' })
}

function noHoursLeft(): ProblemError {
  return new ProblemError(402, 'no-hour-left')
}
