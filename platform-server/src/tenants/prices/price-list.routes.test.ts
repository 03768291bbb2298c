import { Order, PriceEffects, PriceList } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { tenantDrafts } from '../../lib/data/schema/tenants.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let list: PriceList
beforeAll(async () => {
  const now = () => new Date('2026-11-25T12:00:00Z')
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
})
beforeEach(async () => void (list = await read()))
afterAll(() => test.close())

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const trinova = {
  headers: as({ userId: 9998, role: 'super_admin', email: 'super@trinova.test', tenantId: 2 }),
  host: 'trinova.localhost',
}
const read = async (who: object = { headers: owner }) =>
  PriceList.parse((await ask(test, '/admin/price-list', who)).json())
const wanted = (change: object) => ({ baseRevision: list.revision, prices: { ...list.prices, ...change } })
const put = (change: object, headers = owner) =>
  ask(test, '/admin/price-list', { method: 'PUT', body: wanted(change), headers })
const preview = async (change: object) =>
  PriceEffects.parse(
    (await ask(test, '/admin/price-list/preview', { body: wanted(change), headers: owner })).json(),
  ).items
const quote = async (code: string, host = 'localhost') =>
  (await ask(test, '/orders/quote', { body: { codes: [code], seats: 1 }, host })).json()

let count = 0
async function order(who: Person, totalCents: number, renews: boolean): Promise<Order> {
  const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['LS0100'], seats: 1, totalCents, billing, isTermsAccepted: true, renews }
  const headers = { ...as({ userId: who.id, email: who.email }), 'idempotency-key': `k-${(count += 1)}` }
  return Order.parse((await ask(test, '/orders', { body, headers })).json())
}
const newBuyer = () => addPerson(test, { email: `buyer-${(count += 1)}@oncall.test` })

it('sells at the new prices at once, in this tenant only, and records who changed them', async () => {
  const before = await read(trinova)
  const change = { learnerMonthlyCents: 3300, partnerMonthlyCents: 26_000, courseCents: { IC0118: 5500 } }
  const changed = PriceList.parse((await put(change)).json())
  expect(changed).toMatchObject({ revision: list.revision + 1, prices: change })
  expect(await quote('LS0100')).toMatchObject({ totalCents: 3300 })
  expect(await quote('PS0100')).toMatchObject({ totalCents: 26_000 })
  expect(await quote('IC0118')).toMatchObject({ totalCents: 5500 })
  expect(await quote('IC0117')).toMatchObject({ totalCents: 4000 })
  expect(await quote('LS0100', 'trinova.localhost')).toMatchObject({ totalCents: 2900 })
  expect(await read(trinova)).toEqual(before)
  const [entry] = await test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'tenant.prices'))
      .orderBy(desc(auditEntries.id)),
  )
  expect(entry).toMatchObject({ actor: 'super@oncall.test', after: { prices: change } })
})

it('stops new orders of a plan that is no longer offered', async () => {
  expect((await put({ notOffered: ['PS0100'] })).statusCode).toBe(200)
  expect(await quote('PS0100')).toMatchObject({ message: 'This plan cannot be ordered right now.' })
  list = await read()
  await put({ notOffered: [] })
  expect(await quote('PS0100')).toMatchObject({ seats: 1 })
})

it('says beforehand who keeps a price and who renews at the new one', async () => {
  const price = list.prices.learnerMonthlyCents
  for (const renews of [true, true, false]) {
    const { id } = await order(await newBuyer(), price, renews)
    await ask(test, `/admin/orders/${id}/confirm`, { body: { note: '' }, headers: owner })
  }
  await order(await newBuyer(), price, false)
  expect(
    await preview({
      learnerMonthlyCents: price + 100,
      courseCents: { ...list.prices.courseCents, IC0110: 9900 },
    }),
  ).toMatchObject([
    {
      ...{ code: 'LS0100', beforeCents: price, afterCents: price + 100, unpaidOrders: 1 },
      ...{ renewing: 2, nextAt: '2026-12-25T12:00:00.000Z', fixed: 0, ending: 1 },
    },
    { code: 'IC0110', afterCents: 9900, renewing: 0, nextAt: null, unpaidOrders: 0 },
  ])
  expect(await preview({})).toEqual([])
  expect((await read()).prices.learnerMonthlyCents).toBe(price)
  expect((await read()).livePlans).toMatchObject({ LS0100: 3, PS0100: 0 })
})

it('lets one of two simultaneous changes win, and tells the other', async () => {
  const answers = await Promise.all([put({ trialDays: 5 }), put({ trialDays: 6 })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'revision-stale',
  })
})

it('changes an open draft of the settings too, which would bring the old prices back', async () => {
  const detail = (await ask(test, '/tenants/1', { headers: owner })).json()
  const draft = { baseRevision: list.revision, settings: { ...detail.settings, name: 'Drafted' } }
  await ask(test, '/tenants/1/draft', { method: 'PUT', body: draft, headers: owner })
  await put({ learnerMonthlyCents: 4100 })
  const published = await ask(test, '/tenants/1/publish', { method: 'POST', headers: owner })
  expect(published.json().settings).toMatchObject({ name: 'Drafted', prices: { learnerMonthlyCents: 4100 } })
  expect(await test.services.database.withPlatform((tx) => tx.$count(tenantDrafts))).toBe(0)
})

it.each([
  [{ learnerMonthlyCents: 99 }, 'prices.learnerMonthlyCents'],
  [{ partnerMonthlyCents: 1_000_001 }, 'prices.partnerMonthlyCents'],
  [{ trialDays: 31 }, 'prices.trialDays'],
  [{ trialDays: 2.5 }, 'prices.trialDays'],
  [{ courseCents: { IC0999: 4000 } }, 'prices.courseCents.IC0999'],
  [{ notOffered: ['IC0110'] }, 'prices.notOffered.0'],
])('refuses %j', async (change, field) => {
  const answer = await put(change)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
})

it('is for super admins of the tenant only', async () => {
  for (const role of ['admin', 'user'] as const)
    expect((await put({ trialDays: 3 }, as({ userId: 5, role }))).statusCode).toBe(403)
  expect((await ask(test, '/admin/price-list')).statusCode).toBe(401)
})
