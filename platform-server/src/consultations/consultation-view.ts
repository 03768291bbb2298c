import type { Consultation } from '@platform/shared-contracts/http'
import type { consultationBookings } from '../lib/data/schema/consultations.ts'
import type { Person } from '../domain/accounts/people.ts'
import { HOUR_MS } from './slots.rule.ts'

export interface StoredConsultation {
  readonly booking: typeof consultationBookings.$inferSelect
  readonly client: Person
  readonly partner: Person
}

const FREE_CANCEL_MS = 12 * HOUR_MS

/** Until this instant the client gets the hour back. */
export function freeCancelUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FREE_CANCEL_MS)
}

export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + HOUR_MS)
}

export function toConsultation({ booking, client, partner }: StoredConsultation, now: Date): Consultation {
  const { id, startsAt, topic, isHourUsed, cancelledAt } = booking
  const endsAt = endOf(startsAt)
  return {
    id,
    client: toParty(client),
    partner: toParty(partner),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    topic,
    status: statusOf(cancelledAt, endsAt, now),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    isHourUsed,
    freeCancelUntil: freeCancelUntil(startsAt).toISOString(),
  }
}

function statusOf(cancelledAt: Date | null, endsAt: Date, now: Date): Consultation['status'] {
  if (cancelledAt) return 'cancelled'
  return endsAt <= now ? 'held' : 'booked'
}

export function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

function toParty(person: Person): Consultation['client'] {
  return { id: person.id, name: nameOf(person), email: person.email }
}
