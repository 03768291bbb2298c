import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings, consultationEntitlements } from '../lib/data/schema/consultations.ts'
import { users } from '../lib/data/schema/people.ts'
import { grantHours, postHours } from '../domain/hours/hour-ledger.ts'
import { windowAt } from '../domain/hours/entitlement.rule.ts'
import { usualAvailability } from './availability/availability.ts'
import { blockedUntil } from './book-consultation.ts'
import { freeSlots, HOUR_MS } from './availability/slots.rule.ts'

const DAY_MS = 24 * HOUR_MS
const HOUR = 60
const DEMO_DOMAINS = [
  [1, 'oncall.test'],
  [2, 'trinova.test'],
] as const

/** Who has a partner plan, since when, and their topics: one hour that took place, one to come. */
const CLIENTS = [
  {
    name: 'subscriber',
    sinceDays: 9,
    topics: [
      'Anchor points on the new warehouse roof: where we can tie off, and which anchors must be designed.',
      'Our yearly lockout inspection: review two procedures and the form that we use.',
    ],
  },
  {
    name: 'aaliyah.brooks',
    sinceDays: 11,
    topics: [
      'Which ladders the maintenance crew needs, and which ones to discard.',
      'Review of the first draft of our fall protection plan for the mezzanine.',
    ],
  },
] as const

/** Does nothing where the person has a plan already. */
export async function seedDemoConsultations({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const [tenantId, domain] of DEMO_DOMAINS)
    await database.withTenant(tenantId, async (tx) => {
      for (const client of CLIENTS) await seedClient(tx, { tenantId, domain, client, now: now() })
    })
}

interface Seeding {
  readonly tenantId: number
  readonly domain: string
  readonly client: (typeof CLIENTS)[number]
  readonly now: Date
}

async function seedClient(tx: Tx, { tenantId, domain, client, now }: Seeding): Promise<void> {
  const emails = [`${client.name}@${domain}`, `partner@${domain}`]
  // Locks the users, so that two replicas that start at once do not both find no plan.
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(asc(users.id))
    .for('no key update')
  const person = people.find(({ email }) => email === emails[0])
  const partner = people.find(({ isProfessionalPartner }) => isProfessionalPartner)
  if (!person || !partner || (await hasPlan(tx, person.id))) return
  const startsAt = new Date(now.getTime() - client.sinceDays * DAY_MS)
  const term = { kind: 'partner-plan', startsAt } as const
  const entitlementId = await grantHours(tx, { tenantId, userId: person.id, ...term })
  const at = demoTimes(partner.state, { since: startsAt, now, place: CLIENTS.indexOf(client) })
  for (const [index, time] of at.entries()) {
    const window = windowAt(term, time)
    const topic = client.topics[index]
    if (window && topic) {
      const [booking] = await tx
        .insert(consultationBookings)
        .values({
          tenantId,
          userId: person.id,
          partnerId: partner.id,
          entitlementId,
          window: window.index,
          startsAt: time,
          blockedUntil: blockedUntil(time, HOUR, usualAvailability(partner.state).bufferMinutes),
          topic,
        })
        .onConflictDoNothing()
        .returning()
      if (booking) await postHours(tx, { before: null, after: booking, cause: 'booked', at: now })
    }
  }
}

async function hasPlan(tx: Tx, userId: number): Promise<boolean> {
  const [known] = await tx
    .select({ id: consultationEntitlements.id })
    .from(consultationEntitlements)
    .where(and(eq(consultationEntitlements.userId, userId)))
    .limit(1)
  return known !== undefined
}

interface Around {
  readonly since: Date
  readonly now: Date
  /** Differs for each client, so that their hours do not overlap. */
  readonly place: number
}

/** A time in the plan's first week and one in a later one, both as the calendar would have offered them. */
function demoTimes(state: string | null, { since, now, place }: Around): readonly Date[] {
  const availability = usualAvailability(state)
  const offered = (seenAt: Date, from: number, to: number) =>
    freeSlots({ now: seenAt, from: new Date(from), to: new Date(to), availability, minutes: HOUR, busy: [] })
  const week = 7 * DAY_MS
  const past = offered(since, since.getTime(), since.getTime() + week)
  const next = offered(now, since.getTime() + 2 * week, now.getTime() + availability.horizonDays * DAY_MS)
  return [past[1 + place], next[2 + place]].filter((at) => at !== undefined)
}
