import {
  Order,
  Plan,
  PlanList,
  PlanPage,
  SubscriptionFigures,
  TrialOffer,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { ledgerTransactions } from '../../lib/data/schema/money/ledger.ts'
import { users } from '../../lib/data/schema/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { endTerms } from '../end-terms.ts'
import { renewPlans } from './renew-plans.ts'

const DAY_MS = 24 * 60 * 60_000
const start = Date.parse('2026-11-25T12:00:00Z')
let clock = start
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
  await offerDays(7)
})
beforeEach(() => void (clock = start))
afterAll(() => test.close())

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
let count = 0
const newPerson = (given: object = {}) =>
  addPerson(test, { email: `person-${(count += 1)}@oncall.test`, ...given })
const headersOf = ({ id, email }: Person) => as({ userId: id, email })

async function offerDays(trialDays: number, change: object = {}) {
  const { revision, prices } = (await ask(test, '/admin/price-list', { headers: owner })).json()
  const body = { baseRevision: revision, prices: { ...prices, trialDays, ...change } }
  await ask(test, '/admin/price-list', { method: 'PUT', body, headers: owner })
}
const offerOf = async (who: Person) =>
  TrialOffer.parse((await ask(test, '/plans/trial', { headers: headersOf(who) })).json())
const begin = (who: Person) => ask(test, '/plans/trial', { method: 'POST', headers: headersOf(who) })
const plansOf = async (who: Person) =>
  PlanList.parse((await ask(test, '/plans', { headers: headersOf(who) })).json())
const reads = async (who: Person) => {
  const [row] = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(users).where(eq(users.id, who.id)),
  )
  return row?.isSubscribed
}
async function order(who: Person): Promise<Order> {
  const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['LS0100'], seats: 1, totalCents: 2900, billing, isTermsAccepted: true }
  const headers = { ...headersOf(who), 'idempotency-key': `k-${(count += 1)}` }
  return Order.parse((await ask(test, '/orders', { body, headers })).json())
}
const confirm = ({ id }: Order) =>
  ask(test, `/admin/orders/${id}/confirm`, { body: { note: '' }, headers: owner })

/** What the hourly job does on a day, twice. */
async function onDay(days: number): Promise<string[]> {
  clock = start + days * DAY_MS
  const subjects: string[] = []
  const tenantMailer: SendTenantEmail = async (_tx, _from, email) => void subjects.push(email.subject)
  const tenant = await test.shared.tenants.byId(1)
  const run = async () => {
    await renewPlans({ services: test.services, tenantMailer }, tenant)
    await endTerms({ ...test.services, tenantMailer }, tenant)
  }
  await run()
  await run()
  return subjects
}
const postings = () => test.services.database.withTenant(1, (tx) => tx.$count(ledgerTransactions))
const figures = async () =>
  SubscriptionFigures.parse((await ask(test, '/admin/subscriptions/figures', { headers: owner })).json())

it('opens the courses for the days of the tenant, without an order, a posting or a sale', async () => {
  const [ana, before, sold] = [await newPerson(), await figures(), await postings()]
  expect(await offerOf(ana)).toEqual({
    ...{ state: 'available', days: 7, endsAt: '2026-12-02T12:00:00.000Z', priceCents: 2900 },
  })
  const answer = await begin(ana)
  expect(answer.statusCode).toBe(201)
  expect(Plan.parse(answer.json())).toMatchObject({
    ...{ state: 'trialing', code: 'LS0100', renews: false, nextCharge: null, orders: [] },
    ...{ paidUntil: '2026-12-02T12:00:00.000Z', endsAt: '2026-12-02T12:00:00.000Z' },
  })
  expect(test.mails.at(-1)).toMatchObject({ subject: 'Your free trial is on until December 2, 2026' })
  expect([await reads(ana), await postings()]).toEqual([true, sold])
  const { active, started, trials } = await figures()
  expect({ active, started }).toEqual({ active: before.active, started: before.started })
  expect(trials).toBe((before.trials ?? 0) + 1)
  expect(await onDay(5.9)).toEqual([])
  expect(await onDay(6)).toEqual(['Your free trial ends on December 2, 2026'])
  expect(await reads(ana)).toBe(true)
  expect(await onDay(7)).toEqual(['Your free trial has ended'])
  expect([(await plansOf(ana))[0]?.state, await reads(ana), (await figures()).trials]).toEqual([
    'ended',
    false,
    before.trials,
  ])
})

it('goes on as a paid plan from the end of the trial, and counts as a sale then', async () => {
  const ana = await newPerson()
  await begin(ana)
  const before = await figures()
  clock = start + 3 * DAY_MS
  const placed = await order(ana)
  const duplicates = await ask(test, '/orders/duplicates', {
    body: { codes: ['LS0100'], seats: 1 },
    headers: headersOf(ana),
  })
  expect(duplicates.json().owned).toEqual([])
  await confirm(placed)
  const [plan, ...others] = await plansOf(ana)
  expect(others).toEqual([])
  expect(plan).toMatchObject({
    ...{ state: 'active', paidUntil: '2027-01-02T12:00:00.000Z', seatsTaken: 1 },
    orders: [{ id: placed.id, kind: 'start', isPaid: true }],
  })
  const after = await figures()
  expect([after.active, after.trials]).toEqual([before.active + 1, (before.trials ?? 0) - 1])
  expect(await onDay(8)).toEqual([])
  expect(await reads(ana)).toBe(true)
  await onDay(39)
  expect(await reads(ana)).toBe(false)
})

it('starts once, also under simultaneous requests, and never again', async () => {
  const ana = await newPerson()
  const answers = await Promise.all([begin(ana), begin(ana), begin(ana)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  await onDay(8)
  expect(await offerOf(ana)).toMatchObject({ state: 'used' })
  expect((await begin(ana)).json()).toMatchObject({ code: 'no-trial' })
  expect(await plansOf(ana)).toHaveLength(1)
})

it('is not for people who had the plan before, or need none', async () => {
  const [buyer, given, partner] = [
    await newPerson(),
    await newPerson({ isSubscribed: true }),
    await newPerson({ isProfessionalPartner: true }),
  ]
  await confirm(await order(buyer))
  await onDay(40)
  for (const [who, state] of [
    [buyer, 'used'],
    [given, 'not_needed'],
    [partner, 'not_needed'],
  ] as const) {
    expect(await offerOf(who)).toMatchObject({ state })
    expect((await begin(who)).statusCode).toBe(409)
  }
})

it('has nothing to cancel, resume or change: who goes on orders the plan', async () => {
  const ana = await newPerson()
  const { id } = Plan.parse((await begin(ana)).json())
  const post = (what: string, body?: object) =>
    ask(test, `/plans/${id}/${what}`, { method: 'POST', headers: headersOf(ana), ...(body && { body }) })
  for (const answer of [await post('cancel'), await post('resume'), await post('quote', { seats: 3 })])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan-trial'])
  const list = async (state: string) =>
    PlanPage.parse((await ask(test, `/admin/plans?state=${state}`, { headers: owner })).json()).items
  expect((await list('trialing')).map((plan) => plan.id)).toContain(id)
  expect((await list('active')).map((plan) => plan.id)).not.toContain(id)
})

it('is not offered without days, without the plan, to visitors or by another tenant', async () => {
  const ana = await newPerson()
  expect((await ask(test, '/plans/trial', { method: 'POST' })).statusCode).toBe(401)
  await offerDays(0)
  expect(await offerOf(ana)).toMatchObject({ state: 'none' })
  await offerDays(7, { notOffered: ['LS0100'] })
  expect((await begin(ana)).json()).toMatchObject({ message: 'There is no free trial right now.' })
  await offerDays(7, { notOffered: [] })
  const trinova = await addPerson(test, { email: 'lee@trinova.test', tenantId: 2 })
  const elsewhere = await ask(test, '/plans/trial', {
    headers: as({ userId: trinova.id, email: trinova.email, tenantId: 2 }),
    host: 'trinova.localhost',
  })
  expect(elsewhere.json()).toMatchObject({ state: 'none', days: 0 })
})
