import { Order, Plan, PlanChangeAnswer, PlanChangeQuote, PlanList } from '@platform/shared-contracts/http'
import { eq, sql } from 'drizzle-orm'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { releaseOrders } from '../../domain/orders/release-seats.ts'
import { paymentExport, planExport } from '../../domain/plans/plan-export.ts'
import { ledgerEntries } from '../../lib/data/schema/money/ledger.ts'
import { plans } from '../../lib/data/schema/money/plans.ts'
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
})
beforeEach(() => void (clock = start))
afterAll(() => test.close())

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }
let count = 0
const newBuyer = () => addPerson(test, { email: `buyer-${(count += 1)}@oncall.test` })
const headersOf = ({ id, email }: Person) => as({ userId: id, email })
const keyed = (who: Person, key = `key-${(count += 1)}`) => ({ ...headersOf(who), 'idempotency-key': key })

async function place(who: Person, change: object = {}): Promise<Order> {
  const body = { codes: ['LS0100'], seats: 1, totalCents: 2900, billing, isTermsAccepted: true, ...change }
  return Order.parse((await ask(test, '/orders', { body, headers: keyed(who) })).json())
}
async function payByCard(who: Person, order: Order) {
  const headers = headersOf(who)
  const page = await ask(test, `/orders/${order.id}/card-payment`, { method: 'POST', headers })
  const pageId = new URL(page.json().url).searchParams.get('test-card')
  return ask(test, `/orders/${order.id}/test-card`, { body: { pageId, card: 'accepted' }, headers })
}
const confirm = (id: string) =>
  ask(test, `/admin/orders/${id}/confirm`, { body: { note: '' }, headers: owner })
const plansOf = async (who: Person) =>
  PlanList.parse((await ask(test, '/plans', { headers: headersOf(who) })).json())
async function planOf(who: Person): Promise<Plan> {
  const [plan] = await plansOf(who)
  if (!plan) throw new Error('There is no plan.')
  return plan
}
const post = (who: Person, path: string, body?: object) =>
  ask(test, `/plans/${path}`, { method: 'POST', headers: keyed(who), ...(body && { body }) })
const isSubscribed = async ({ id }: Person) => {
  const [row] = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(users).where(eq(users.id, id)),
  )
  return row?.isSubscribed
}

/** What the hourly job does. */
async function runJob(): Promise<string[]> {
  const subjects: string[] = []
  const tenantMailer: SendTenantEmail = async (_tx, _from, email) => void subjects.push(email.subject)
  const tenant = await test.shared.tenants.byId(1)
  await renewPlans({ services: test.services, tenantMailer }, tenant)
  await endTerms({ ...test.services, tenantMailer }, tenant)
  return subjects
}
const onDay = async (days: number) => {
  clock = start + days * DAY_MS
  return [...(await runJob()), ...(await runJob())]
}
afterEach(async () => {
  // What one test leaves does not fall due in the next.
  await test.services.database.withTenant(1, (tx) => tx.update(plans).set({ endedAt: new Date(start) }))
})

it('makes one plan, however often and at once the payment of its order is confirmed', async () => {
  const ana = await newBuyer()
  const { id } = await place(ana)
  expect(await plansOf(ana)).toEqual([])
  await Promise.all([confirm(id), confirm(id), confirm(id)])
  await confirm(id)
  const made = await plansOf(ana)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    ...{ state: 'active', code: 'LS0100', seats: 1, seatsTaken: 1, renews: false, payment: 'invoice' },
    ...{ paidUntil: '2026-12-25T12:00:00.000Z', endsAt: '2026-12-25T12:00:00.000Z', nextCharge: null },
    orders: [{ id, kind: 'start', isPaid: true, totalCents: 2900 }],
  })
  expect(await onDay(23)).toEqual(['Your plan ends on December 25, 2026'])
  expect(await onDay(30)).toEqual(['Your plan has ended'])
  expect([(await planOf(ana)).state, await isSubscribed(ana)]).toEqual(['ended', false])
})

it('renews by the stored card on the day, once, with its order, receipt and ledger', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  expect(await planOf(ana)).toMatchObject({
    ...{ state: 'active', renews: true, payment: 'test-card', endsAt: null },
    nextCharge: { at: '2026-12-25T12:00:00.000Z', amountCents: 2900 },
  })
  expect(await onDay(23)).toEqual(['Your plan renews on December 25, 2026'])
  clock = start + 30 * DAY_MS
  await Promise.all([runJob(), runJob()])
  const plan = await planOf(ana)
  expect(plan).toMatchObject({ state: 'active', paidUntil: '2027-01-25T12:00:00.000Z', seatsTaken: 1 })
  expect(plan.orders.map(({ kind, isPaid }) => [kind, isPaid])).toEqual([
    ['renewal', true],
    ['start', true],
  ])
  expect(await isSubscribed(ana)).toBe(true)
  const [sum] = await test.services.database.withTenant(1, (tx) =>
    tx
      .select({ cents: sql`sum(${ledgerEntries.amountCents})`.mapWith(Number) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, 'subscriptions')),
  )
  expect(sum?.cents).toBe(-3 * 2900)
})

it('tries a declined card four times in ten days, leaves a week of access and ends', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  const { id } = await planOf(ana)
  await post(ana, `${id}/test-card`, { card: 'declined' })
  await onDay(25)
  expect(await onDay(30)).toEqual(['The payment for your plan failed'])
  expect(await planOf(ana)).toMatchObject({
    ...{ state: 'past_due', endsAt: '2027-01-11T12:00:00.000Z' },
    nextCharge: { at: '2026-12-28T12:00:00.000Z', amountCents: 2900 },
  })
  expect(await onDay(32)).toEqual([])
  for (const day of [33, 36]) expect(await onDay(day)).toEqual(['The payment for your plan failed'])
  expect(await onDay(40)).toEqual(['The payment for your plan failed again: access ends on January 11, 2027'])
  expect(await planOf(ana)).toMatchObject({ state: 'past_due', nextCharge: null })
  expect([await onDay(46), await isSubscribed(ana)]).toEqual([[], true])
  expect(await onDay(47)).toEqual(['Your plan has ended'])
  expect([(await planOf(ana)).state, await isSubscribed(ana)]).toEqual(['ended', false])
  expect((await planOf(ana)).orders[0]).toMatchObject({ kind: 'renewal', isPaid: false, isCanceled: true })
})

it('goes on when the card is replaced while it is past due', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  const { id } = await planOf(ana)
  await post(ana, `${id}/test-card`, { card: 'declined' })
  await onDay(30)
  await post(ana, `${id}/test-card`, { card: 'accepted' })
  expect(await onDay(31)).toEqual(['Your plan is renewed until January 25, 2027'])
  expect(await planOf(ana)).toMatchObject({ state: 'active', paidUntil: '2027-01-25T12:00:00.000Z' })
})

it('issues the invoice of a renewal two weeks ahead, and is past due until it is paid', async () => {
  const ana = await newBuyer()
  await confirm((await place(ana, { renews: true })).id)
  expect(await onDay(15)).toEqual([])
  expect(await onDay(16)).toEqual([expect.stringMatching(/^Invoice O-2026-\d+ for the renewal/)])
  const { openOrderId } = await planOf(ana)
  expect(await onDay(30)).toEqual(['Your plan is past due'])
  expect([(await planOf(ana)).state, await isSubscribed(ana)]).toEqual(['past_due', true])
  clock = start + 35 * DAY_MS
  await confirm(openOrderId ?? '')
  expect(await planOf(ana)).toMatchObject({ state: 'active', paidUntil: '2027-01-25T12:00:00.000Z' })
})

it('is canceled with its end date and resumed by its owner only', async () => {
  const [ana, lee] = [await newBuyer(), await newBuyer()]
  await payByCard(ana, await place(ana, { renews: true }))
  const { id } = await planOf(ana)
  for (const what of ['cancel', 'resume', 'card'])
    expect((await post(lee, `${id}/${what}`)).statusCode).toBe(404)
  const canceled = Plan.parse((await post(ana, `${id}/cancel`)).json())
  expect(canceled).toMatchObject({ state: 'canceled', renews: false, endsAt: '2026-12-25T12:00:00.000Z' })
  expect((await post(ana, `${id}/cancel`)).statusCode).toBe(200)
  const resumed = Plan.parse((await post(ana, `${id}/resume`)).json())
  expect(resumed).toMatchObject({ state: 'active', renews: true, endsAt: null })
  await post(ana, `${id}/cancel`)
  await onDay(30)
  expect((await post(ana, `${id}/resume`)).json()).toMatchObject({ code: 'plan-ended' })
})

it('adds seats for the days that are left, at the price that was shown, once', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  const { id } = await planOf(ana)
  clock = start + 15 * DAY_MS
  const quote = PlanChangeQuote.parse((await post(ana, `${id}/quote`, { seats: 3 })).json())
  expect(quote).toMatchObject({
    addedSeats: 2,
    daysLeft: 15,
    periodDays: 30,
    perSeatCents: 1450,
    totalCents: 2900,
  })
  const wrong = await post(ana, `${id}/change`, { seats: 3, totalCents: 1 })
  expect(wrong.json()).toMatchObject({ code: 'price-changed' })
  const headers = keyed(ana)
  const change = () => ask(test, `/plans/${id}/change`, { body: { seats: 3, totalCents: 2900 }, headers })
  const [answer, again] = [
    PlanChangeAnswer.parse((await change()).json()),
    PlanChangeAnswer.parse((await change()).json()),
  ]
  expect(answer).toMatchObject({ isPaid: true, plan: { seats: 3, seatsTaken: 1 } })
  expect(again.orderId).toBe(answer.orderId)
  const kim = await newBuyer()
  await ask(test, `/orders/${answer.orderId}/seats`, { body: { email: kim.email }, headers: headersOf(ana) })
  expect([(await planOf(ana)).seatsTaken, await isSubscribed(kim)]).toEqual([2, true])
  await onDay(30)
  expect(await planOf(ana)).toMatchObject({ seats: 3, seatsTaken: 2, paidUntil: '2027-01-25T12:00:00.000Z' })
  expect((await planOf(ana)).orders[0]).toMatchObject({ kind: 'renewal', totalCents: 8700, seats: 3 })
  const fewer = PlanChangeQuote.parse((await post(ana, `${id}/quote`, { seats: 1 })).json())
  expect(fewer).toMatchObject({ addedSeats: 0, totalCents: 0, nextCents: 2900 })
  await post(ana, `${id}/change`, { seats: 1, totalCents: 0 })
  await onDay(62)
  expect(await planOf(ana)).toMatchObject({ seats: 1, seatsTaken: 1, nextSeats: null })
  expect([await isSubscribed(ana), await isSubscribed(kim)]).toEqual([true, false])
})

it('charges what the email announced, whatever the price is by then', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  await onDay(23)
  const tenant = await test.shared.tenants.byId(1)
  const dearer = { ...tenant, config: { ...tenant.config, prices: { learnerMonthlyCents: 9900 } } }
  clock = start + 30 * DAY_MS
  await renewPlans({ services: test.services, tenantMailer: async () => undefined }, dearer)
  expect((await planOf(ana)).orders[0]).toMatchObject({ kind: 'renewal', isPaid: true, totalCents: 2900 })
})

it('is exported with its payments, and renews no more once the account is closed', async () => {
  const ana = await newBuyer()
  await payByCard(ana, await place(ana, { renews: true }))
  const { database } = test.services
  const rows = await database.withTenant(1, async (tx) => [
    await planExport.rowsOf(tx, ana.id),
    await paymentExport.rowsOf(tx, ana.id),
  ])
  expect(rows).toMatchObject([
    [{ code: 'LS0100', state: 'active', renews: true }],
    [{ method: 'test-card', amountCents: 2900 }],
  ])
  await database.withTenant(1, (tx) => releaseOrders(tx, ana, new Date(clock)))
  expect(await planOf(ana)).toMatchObject({ state: 'ended', renews: false, nextCharge: null })
  expect(await onDay(30)).toEqual([])
})

it('lists the plans of the tenant for super admins', async () => {
  const ana = await newBuyer()
  await confirm((await place(ana)).id)
  const page = await ask(test, `/admin/plans?state=active&q=${ana.email}`, { headers: owner })
  expect(page.json()).toMatchObject({ total: 1, items: [{ owner: { email: ana.email }, state: 'active' }] })
  expect((await ask(test, '/admin/plans', { headers: headersOf(ana) })).statusCode).toBe(403)
})
