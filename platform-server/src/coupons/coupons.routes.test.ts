import { Coupon, CouponPage, MonthSales, Order, Quote } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { ledgerEntries, ledgerTransactions } from '../lib/data/schema/money/ledger.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const now = () => new Date('2026-11-25T12:00:00Z')
let test: TestApp
let ana: Person
let kim: Person
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  kim = await addPerson(test, { email: 'kim@oncall.test' })
})
afterAll(() => test.close())

const person = ({ id, email }: Person) => as({ userId: id, email })
const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const TERMS = {
  kind: 'percent',
  value: 20,
  startsOn: '2026-11-01',
  endsOn: null,
  maxUses: null,
  products: [],
}
const create = (change: object, headers = owner) =>
  ask(test, '/admin/coupons', { body: { ...TERMS, ...change }, headers })
const made = async (change: object) => Coupon.parse((await create(change)).json())
const list = async (query = '', headers = owner, host = 'localhost') =>
  CouponPage.parse((await ask(test, `/admin/coupons${query}`, { headers, host })).json())
const CLASSIC = ['IC0110', 'IC0111', 'IC0112', 'IC0113']
const quote = (coupon: string, change: object = {}, host = 'localhost') =>
  ask(test, '/orders/quote', { body: { codes: CLASSIC, seats: 10, coupon, ...change }, host })
let keys = 0
function place(who: Person, change: object) {
  const billing = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['IC0120'], seats: 1, billing, isTermsAccepted: true, ...change }
  return ask(test, '/orders', { body, headers: { ...person(who), 'idempotency-key': `c-${(keys += 1)}` } })
}
const usesOf = async (code: string) => (await list(`?q=${code}`)).items[0]?.uses

it('is added, listed and ended by super admins of the tenant', async () => {
  const { id } = await made({ code: ' fall20 ' })
  expect(await list()).toMatchObject({ total: 1, items: [{ code: 'FALL20', state: 'active', uses: 0 }] })
  const twice = await create({ code: 'FALL20' })
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([409, ['code']])
  expect((await create({ code: 'ADMIN' }, as({ role: 'admin' }))).statusCode).toBe(403)
  const trinova = as({ role: 'super_admin', email: 'super@trinova.test', tenantId: 2 })
  expect((await list('', trinova, 'trinova.localhost')).total).toBe(0)
  const end = (headers: Record<string, string>, host = 'localhost') =>
    ask(test, `/admin/coupons/${id}/end`, { method: 'POST', headers, host })
  expect((await end(trinova, 'trinova.localhost')).statusCode).toBe(404)
  expect((await end(owner)).json()).toMatchObject({ state: 'ended' })
  expect((await quote('FALL20')).json()).toMatchObject({ fields: { coupon: expect.any(String) } })
})

it.each([
  ['a percentage over 100', { value: 101 }, 'value'],
  ['a last day before the first', { endsOn: '2026-10-31' }, 'endsOn'],
  ['a product that is not sold', { products: ['XX0000'] }, 'products'],
  ['no use at all', { maxUses: 0 }, 'maxUses'],
  ['a code of two letters', { code: 'AB' }, 'code'],
])('refuses %s at its field', async (_, change, field) => {
  const refused = await create({ code: 'WRONG', ...change })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]])
})

it('comes off after the discount, in the quote, the order, the emails and the ledger alike', async () => {
  await made({ code: 'TEN', value: 10 })
  const priced = Quote.parse((await quote('ten')).json())
  const sums = { sumCents: 125_000, discountCents: 18_750, totalCents: 95_625 }
  expect(priced).toMatchObject({ ...sums, coupon: { code: 'TEN', cents: 10_625 } })
  const wanted = { codes: CLASSIC, seats: 10, coupon: 'TEN' }
  expect((await place(ana, { ...wanted, totalCents: 106_250 })).json().code).toBe('price-changed')
  expect(await usesOf('TEN')).toBe(0)
  const order = Order.parse((await place(ana, { ...wanted, totalCents: 95_625 })).json())
  expect(order).toMatchObject({ ...sums, coupon: { code: 'TEN', cents: 10_625 } })
  expect(test.mails.findLast(({ to }) => to === ana.email)?.text).toContain('Coupon TEN: -$106.25')
  await ask(test, `/admin/orders/${order.id}/confirm`, { body: { note: '' }, headers: owner })
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx
      .select({ account: ledgerEntries.account, cents: ledgerEntries.amountCents })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerTransactions.source, `opened/${order.id}`))
      .orderBy(ledgerEntries.place),
  )
  expect(entries.map(({ account, cents }) => [account, cents])).toEqual([
    ['unearned', 95_625],
    ['discounts', 18_750],
    ['discounts', 10_625],
    ['courses', -125_000],
  ])
  const figures = (await ask(test, '/admin/subscriptions/figures', { headers: owner })).json()
  expect(MonthSales.parse(figures.months.at(-1).sales)).toMatchObject({
    discountsCents: 29_375,
    netCents: 95_625,
  })
})

it('gives the last use to one of many who order at once, and gives it back when that order is canceled', async () => {
  await made({ code: 'LAST', maxUses: 1 })
  const tries = Array.from({ length: 6 }, (_, at) =>
    place(at % 2 ? ana : kim, { coupon: 'LAST', totalCents: 3200 }),
  )
  const answers = await Promise.all(tries)
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422])
  const won = answers.find(({ statusCode }) => statusCode === 201)
  const lost = answers.find(({ statusCode }) => statusCode === 422)
  expect(lost?.json()).toMatchObject({ code: 'coupon', fields: { coupon: expect.stringMatching(/used/) } })
  const { id } = Order.parse(won?.json())
  await ask(test, `/admin/orders/${id}/cancel`, { method: 'POST', headers: owner })
  expect(await usesOf('LAST')).toBe(0)
  expect((await place(ana, { coupon: 'LAST', totalCents: 3200 })).statusCode).toBe(201)
})

it('says at the field why a code does not apply', async () => {
  await made({ code: 'LATER', startsOn: '2026-12-01' })
  await made({ code: 'LADDERS', products: ['IC0110'] })
  const reasons = []
  for (const [code, change] of [
    ['NONE', {}],
    ['LATER', {}],
    ['LADDERS', { codes: ['IC0120'] }],
  ] as const)
    reasons.push((await quote(code, change)).json().fields.coupon)
  expect(reasons).toEqual([
    'We do not know this code. Check it and try again.',
    'This code is not valid yet.',
    'This code is for other courses or plans.',
  ])
  expect((await quote('LADDERS', {}, 'trinova.localhost')).statusCode).toBe(422)
})

it('opens an order at once that it makes free', async () => {
  await made({ code: 'GIFT', value: 100 })
  const order = Order.parse((await place(kim, { coupon: 'GIFT', totalCents: 0 })).json())
  expect(order).toMatchObject({ state: 'paid', totalCents: 0, seatHolders: [{ email: kim.email }] })
})
