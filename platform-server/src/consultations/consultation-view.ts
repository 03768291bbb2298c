import type { Consultation, ConsultationAttachment, OwnReview } from '@platform/shared-contracts/http'
import type { consultationBookings, consultationReviews } from '../lib/data/schema/consultations.ts'
import type { Person } from '../domain/accounts/people.ts'
import { HOUR_MS, MINUTE_MS } from './availability/slots.rule.ts'
import { recordUntil } from './outcomes/outcome.rule.ts'

export interface StoredConsultation {
  readonly booking: typeof consultationBookings.$inferSelect
  readonly client: Person
  readonly partner: Person
  /** The partner's video meeting. */
  readonly videoLink: string | null
  /** The time zone that the partner chose. */
  readonly partnerZone: string | null
  /** What the client added to it, the oldest first. */
  readonly attachments: readonly ConsultationAttachment[]
  /** What the client said of it. */
  readonly review?: typeof consultationReviews.$inferSelect | null
}

const FREE_CANCEL_MS = 12 * HOUR_MS

/** Until this instant the client gets the hour back. */
export function freeCancelUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FREE_CANCEL_MS)
}

export function endOf({
  startsAt,
  minutes,
}: Pick<StoredConsultation['booking'], 'startsAt' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS)
}

export function toConsultation(
  { booking, client, partner, attachments, videoLink, review }: StoredConsultation,
  now: Date,
  viewerId?: number,
): Consultation {
  const { id, startsAt, minutes, topic, moduleCode, isHourUsed, canceledAt, heldMinutes, notes } = booking
  const endsAt = endOf(booking)
  const status = statusOf(booking, now)
  return {
    id,
    client: toParty(client),
    partner: toParty(partner),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minutes,
    topic,
    module: moduleCode,
    attachments: [...attachments],
    videoLink: status === 'booked' ? videoLink : null,
    status,
    missedBy: missedBy(booking),
    heldMinutes,
    notes,
    review: review && review.userId === viewerId ? ownReview(review) : null,
    recordUntil: recordUntil(booking).toISOString(),
    canceledAt: canceledAt?.toISOString() ?? null,
    isHourUsed,
    freeCancelUntil: freeCancelUntil(startsAt).toISOString(),
  }
}

function ownReview({ stars, comment, state }: NonNullable<StoredConsultation['review']>): OwnReview {
  return { stars, comment, state }
}

function statusOf(booking: StoredConsultation['booking'], now: Date): Consultation['status'] {
  if (booking.canceledAt) return 'canceled'
  if (booking.outcome) return booking.outcome === 'completed' ? 'completed' : 'no-show'
  return endOf(booking) <= now ? 'ended' : 'booked'
}

function missedBy({ outcome }: StoredConsultation['booking']): Consultation['missedBy'] {
  if (outcome === 'client-absent') return 'client'
  return outcome === 'partner-absent' ? 'partner' : null
}

export function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

export function toParty(person: Person): Consultation['client'] {
  return { id: person.id, name: nameOf(person), email: person.email }
}
