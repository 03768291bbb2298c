import type { Payout, PayoutMoney, PayoutReport } from '@platform/shared-contracts/http'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { zoneOfState } from '../../domain/accounts/state-zone.rule.ts'
import type { Person } from '../../domain/accounts/people.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationAvailability, consultationBookings } from '../../lib/data/schema/consultations.ts'
import { users } from '../../lib/data/schema/people.ts'
import { nameOf } from '../consultation-view.ts'
import { partnerPayments, partnerRates } from '../../lib/data/schema/money/payouts.ts'
import { moneyFor } from './payout-money.rule.ts'
import { dayIn, monthIn, paidOf, payoutOf, type PaidFor } from './payout.rule.ts'

const DAY_MS = 86_400_000

interface Reading {
  readonly month: string
  readonly now: Date
  /** Only this partner. */
  readonly partnerId?: number
}

interface Had {
  readonly partner: Person
  readonly timeZone: string
  readonly had: PaidFor[]
}

export async function readPayouts(tx: Tx, reading: Reading): Promise<PayoutReport> {
  const { month, now } = reading
  const partners = new Map<number, Had>()
  for (const { booking, partner, settings } of await around(tx, reading)) {
    const timeZone = settings?.timeZone ?? zoneOfState(partner.state)
    if (monthIn(timeZone, booking.startsAt) !== month) continue
    const entry = partners.get(partner.id) ?? { partner, timeZone, had: [] }
    entry.had.push(booking)
    partners.set(partner.id, entry)
  }
  const items: Payout[] = []
  for (const entry of partners.values()) {
    const { partner, had } = entry
    const sums = payoutOf(had, now)
    items.push({
      partner: { id: partner.id, name: nameOf(partner), email: partner.email },
      ...{ ...sums, money: await moneyOf(tx, entry, { ...reading, unrecorded: sums.unrecorded }) },
    })
  }
  return { month, items }
}

async function moneyOf(
  tx: Tx,
  { partner, timeZone, had }: Had,
  { month, now, unrecorded }: Reading & Pick<Payout, 'unrecorded'>,
): Promise<PayoutMoney> {
  const rates = await tx.select().from(partnerRates).where(eq(partnerRates.userId, partner.id))
  const times = paidOf(had, now).map(({ startsAt, minutes }) => ({ day: dayIn(timeZone, startsAt), minutes }))
  const money = moneyFor(times, rates)
  const isTheirs = and(eq(partnerPayments.userId, partner.id), eq(partnerPayments.month, month))
  const [paid] = await tx.select().from(partnerPayments).where(isTheirs)
  const isComplete = unrecorded === 0 && money.unratedMinutes === 0 && money.amountCents > 0
  return {
    ...money,
    // What was paid stays what was paid, whatever is recorded later.
    amountCents: paid?.amountCents ?? money.amountCents,
    isPayable: !paid && isComplete && monthIn(timeZone, now) > month,
    payment: paid ? toPayment(paid) : null,
  }
}

function toPayment({ amountCents, reference, paidOn, recordedBy }: typeof partnerPayments.$inferSelect) {
  return { amountCents, reference, paidOn, recordedBy }
}

/** The month and a day on either side, for every time zone. */
async function around(tx: Tx, { month, partnerId: only }: Reading) {
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
    .where(and(gte(startsAt, from), lt(startsAt, to), only === undefined ? undefined : eq(partnerId, only)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
