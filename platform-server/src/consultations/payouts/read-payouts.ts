import type { PayoutReport } from '@platform/shared-contracts/http'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { zoneOfState } from '../../domain/accounts/state-zone.rule.ts'
import type { Person } from '../../domain/accounts/people.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationAvailability, consultationBookings } from '../../lib/data/schema/consultations.ts'
import { users } from '../../lib/data/schema/people.ts'
import { nameOf } from '../consultation-view.ts'
import { monthIn, payoutOf, type PaidFor } from './payout.rule.ts'

const DAY_MS = 86_400_000

interface Reading {
  readonly month: string
  readonly now: Date
}

export async function readPayouts(tx: Tx, { month, now }: Reading): Promise<PayoutReport> {
  const partners = new Map<number, { readonly partner: Person; readonly had: PaidFor[] }>()
  for (const { booking, partner, settings } of await around(tx, month)) {
    if (monthIn(settings?.timeZone ?? zoneOfState(partner.state), booking.startsAt) !== month) continue
    const entry = partners.get(partner.id) ?? { partner, had: [] }
    entry.had.push(booking)
    partners.set(partner.id, entry)
  }
  const items = [...partners.values()].map(({ partner, had }) => ({
    partner: { id: partner.id, name: nameOf(partner), email: partner.email },
    ...payoutOf(had, now),
  }))
  return { month, items }
}

/** The month and a day on either side, for every time zone. */
async function around(tx: Tx, month: string) {
  const [year = 0, index = 0] = month.split('-').map(Number)
  const from = new Date(Date.UTC(year, index - 1, 1) - DAY_MS)
  const to = new Date(Date.UTC(year, index, 1) + DAY_MS)
  const { partnerId, startsAt } = consultationBookings
  return tx
    .select({
      booking: consultationBookings,
      partner: users,
      settings: consultationAvailability.settings,
    })
    .from(consultationBookings)
    .innerJoin(users, eq(users.id, partnerId))
    .leftJoin(consultationAvailability, eq(consultationAvailability.userId, partnerId))
    .where(and(gte(startsAt, from), lt(startsAt, to)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
