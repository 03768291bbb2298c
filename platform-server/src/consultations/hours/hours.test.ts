import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { Consultation, ConsultantSlots, EntitlementList, HourLedger } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { grantHours } from '../../domain/hours/hour-ledger.ts'
import { consultationBookings, consultationHours } from '../../lib/data/schema/consultations.ts'
import { seedDemoPartners } from '../../partners/seed-partners.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const START = new Date('2026-11-16T12:00:00Z')
const HOUR_MS = 3_600_000
const TOPIC = 'Anchor points on the new roof'

let test: TestApp
let now = START
let partnerId: number
let count = 0

beforeAll(async () => {
  test = await openTestApp({
    services: { now: () => now },
    authenticate: byTestHeader,
    config: { requestLimit: 100_000 },
  })
  await seedDemoPartners(test.services)
  partnerId = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>().id
})
afterAll(() => test.close())
beforeEach(() => void (now = START))

async function client(): Promise<Person> {
  const person = await addPerson(test, { email: `client${++count}@oncall.test` })
  await test.services.database.withTenant(1, async (tx) => {
    await grantHours(tx, { tenantId: 1, userId: person.id, kind: 'partner-plan', startsAt: START })
    await grantHours(tx, { tenantId: 1, userId: person.id, kind: 'on-demand', startsAt: START })
  })
  return person
}
const signed = ({ id, email }: Pick<Person, 'id' | 'email'>, more = {}) => ({
  headers: as({ userId: id, email, ...more }),
})
const partner = () => signed({ id: partnerId, email: 'partner@oncall.test' }, { isProfessionalPartner: true })
const ledgerOf = async (person: Person) =>
  HourLedger.parse((await ask(test, '/entitlements/ledger', signed(person))).json())
const plansOf = async (person: Person) =>
  EntitlementList.parse((await ask(test, '/entitlements', signed(person))).json())
const slots = async (minutes: number) => {
  const to = new Date(START.getTime() + 29 * 24 * HOUR_MS).toISOString()
  const url = `/consultants/${partnerId}/slots?from=${START.toISOString()}&to=${to}&minutes=${minutes}`
  return ConsultantSlots.parse((await ask(test, url, partner())).json()).slots
}

/** What a window must have left: its hour without the bookings that use it. */
async function leftByBookings(person: Person, plan: number, window: number): Promise<number> {
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(consultationBookings))
  const used = rows.filter(
    (row) =>
      row.userId === person.id && row.entitlementId === plan && row.window === window && row.isHourUsed,
  )
  return 60 - used.reduce((sum, { minutes }) => sum + minutes, 0)
}

interface Step {
  readonly kind: 'book' | 'move' | 'cancel' | 'absent' | 'complete'
  readonly pick: number
  readonly minutes: 30 | 60
}
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('book', 'move', 'cancel', 'absent', 'complete'),
    pick: fc.nat(500),
    minutes: fc.constantFrom(30, 60),
  }),
  { minLength: 4, maxLength: 10 },
)

async function take({ kind, pick, minutes }: Step, person: Person, made: Consultation[]): Promise<void> {
  now = START
  const free = await slots(minutes)
  const startsAt = free[pick % free.length]
  const body = { partnerId, startsAt, minutes, topic: TOPIC }
  if (kind === 'book') {
    const answer = await ask(test, '/consultations', { ...signed(person), body })
    if (answer.statusCode === 201) made.push(Consultation.parse(answer.json()))
    return
  }
  const one = made[pick % made.length]
  if (!one) return
  const url = `/consultations/${one.id}`
  if (kind === 'move')
    return void (await ask(test, url, { ...signed(person), method: 'PATCH', body: { startsAt } }))
  // Half of the cancellations are too late to get the hour back.
  now = new Date(Date.parse(one.startsAt) - (pick % 2 === 0 ? 20 : 2) * HOUR_MS)
  if (kind === 'cancel') return void (await ask(test, `${url}/cancel`, { ...signed(person), method: 'POST' }))
  now = new Date(Date.parse(one.endsAt))
  if (kind === 'absent')
    return void (await ask(test, `${url}/no-show`, { ...partner(), body: { missedBy: 'partner' } }))
  await ask(test, `${url}/complete`, { ...partner(), body: { minutes: 45, notes: '' } })
}

it('explains each minute: granted, booked, returned and expired', async () => {
  const person = await client()
  const body = { partnerId, startsAt: '2026-11-24T15:00:00.000Z', topic: TOPIC }
  const made = Consultation.parse((await ask(test, '/consultations', { ...signed(person), body })).json())
  await ask(test, `/consultations/${made.id}/cancel`, { ...signed(person), method: 'POST' })
  now = new Date('2026-11-30T12:00:00Z')
  const week = (await ledgerOf(person)).filter(
    ({ kind, windowStartsAt }) => kind === 'partner-plan' && windowStartsAt === '2026-11-23T12:00:00.000Z',
  )
  expect(week.map(({ cause, minutes, minutesLeft }) => [cause, minutes, minutesLeft]).toReversed()).toEqual(
    expect.arrayContaining([
      ['granted', 60, 60],
      ['booked', -60, 0],
      ['canceled', 60, 60],
      ['expired', -60, 0],
    ]),
  )
  expect(week[0]).toMatchObject({ cause: 'expired', at: '2026-11-30T12:00:00.000Z', consultationAt: null })
  expect(await ledgerOf(await client())).toHaveLength(8)
})

it('has left, after whatever people do, exactly what the bookings do not use', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const person = await client()
      const made: Consultation[] = []
      for (const step of history) await take(step, person, made)
      now = START
      const entries = await ledgerOf(person)
      for (const plan of await plansOf(person))
        for (const [index, window] of plan.windows.entries()) {
          expect(window.minutesLeft).toBe(await leftByBookings(person, Number(plan.id), index))
          const mine = entries.filter(
            ({ kind, windowStartsAt }) => kind === plan.kind && windowStartsAt === window.startsAt,
          )
          expect(mine.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(window.minutesLeft)
        }
      // Frees the partner's calendar for the next history.
      await test.services.database.withTenant(1, (tx) =>
        tx.execute(sql`update consultation_bookings set canceled_at = ${START.toISOString()}, is_hour_used = false
          where outcome is null and user_id = ${person.id}`),
      )
    }),
    { numRuns: 15 },
  )
}, 120_000)

it('cannot be changed, and never gives a window less than nothing', async () => {
  const person = await client()
  const [plan] = await plansOf(person)
  const posting = {
    tenantId: 1,
    entitlementId: Number(plan?.id),
    window: 0,
    cause: 'booked',
    at: START,
  } as const
  const run = (work: Parameters<typeof test.services.database.withTenant>[1]) =>
    test.services.database.withTenant(1, work).then(
      () => 'done',
      (error: Error) => String(error.cause ?? error),
    )
  expect(await run((tx) => tx.insert(consultationHours).values({ ...posting, minutes: -90 }))).toContain(
    'less than nothing',
  )
  expect(await run((tx) => tx.update(consultationHours).set({ minutes: 1 }))).toContain('permission denied')
  expect(await run((tx) => tx.delete(consultationHours))).toContain('permission denied')
})
