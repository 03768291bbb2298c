import {
  Duplicates,
  EntitlementList,
  Order,
  OrderPage,
  OwnedCourses,
  Quote,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { courseAccess, orders } from '../lib/data/schema/orders.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask } from '../testing/people.ts'
import { readLessons } from '../testing/training/read-lessons.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { endTerms } from './end-terms.ts'

const start = Date.parse('2026-11-24T12:00:00Z')
let clock = start
let test: TestApp
let ana: Person
let kim: Person
let lee: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  kim = await addPerson(test, { email: 'kim@oncall.test', firstName: 'Kim' })
  lee = await addPerson(test, { email: 'lee@oncall.test', firstName: 'Lee' })
  await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
})
beforeEach(() => void (clock = start))
afterAll(() => test.close())

const person = ({ id, email }: Person) => as({ userId: id, email })
const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const BILLING = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '77' }
const CLASSIC = ['IC0110', 'IC0111', 'IC0112', 'IC0113']

let keys = 0
function place(who: Person, change: object, key = `key-${(keys += 1)}`) {
  const body = {
    codes: CLASSIC,
    seats: 1,
    totalCents: 10_625,
    billing: BILLING,
    isTermsAccepted: true,
    ...change,
  }
  return ask(test, '/orders', { body, headers: { ...person(who), 'idempotency-key': key } })
}
const placed = async (who: Person, change: object = {}) => Order.parse((await place(who, change)).json())
const confirm = (id: string, headers: Record<string, string> = owner, host = 'localhost') =>
  ask(test, `/admin/orders/${id}/confirm`, { body: { note: 'bank 12' }, headers, host })
const seat = (id: string, email: string, who = ana) =>
  ask(test, `/orders/${id}/seats`, { body: { email }, headers: person(who) })
const courses = async (who: Person) =>
  OwnedCourses.parse((await ask(test, '/my-courses', { headers: person(who) })).json())
const mayRead = async (who: Person, code: string) =>
  (await ask(test, `/modules/${code}/lessons`, { headers: person(who) })).json().mayRead as boolean

it('is priced by the server: the printed example, and never what a browser says', async () => {
  const quote = await ask(test, '/orders/quote', { body: { codes: CLASSIC, seats: 10 } })
  expect(Quote.parse(quote.json())).toMatchObject({
    sumCents: 125_000,
    discountCents: 18_750,
    totalCents: 106_250,
  })
  const cheaper = await place(ana, { totalCents: 1 })
  expect([cheaper.statusCode, cheaper.json().code]).toEqual([409, 'price-changed'])
  expect((await place(ana, { isTermsAccepted: false })).statusCode).toBe(422)
  expect((await place(ana, { codes: ['PS0100', 'IC0110'] })).statusCode).toBe(422)
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(orders))
  expect(rows).toEqual([])
})

it('is placed once however often it is sent, and emails buyer and tenant', async () => {
  const both = await Promise.all([place(ana, {}, 'same'), place(ana, {}, 'same')])
  const [one, other] = both.map((answer) => Order.parse(answer.json()))
  expect(one).toMatchObject({
    number: 'O-2026-00001',
    state: 'awaiting_payment',
    totalCents: 10_625,
    seats: 1,
  })
  expect(other?.id).toBe(one?.id)
  expect(test.mails.map(({ to }) => to).sort()).toEqual(['ana@oncall.test', 'support@oncall.test'])
  // Properties in another order are the same order; other seats are not.
  const again = await place(ana, { codes: CLASSIC, billing: { ...BILLING, name: BILLING.name } }, 'same')
  expect(Order.parse(again.json()).id).toBe(one?.id)
  const reused = await place(ana, { seats: 2, totalCents: 21_250 }, 'same')
  expect([reused.statusCode, reused.json().code]).toEqual([409, 'key-reused'])
  expect(await test.services.database.withTenant(1, (tx) => tx.select().from(orders))).toHaveLength(1)
  expect(await courses(ana)).toEqual([])
})

it('opens everything in one go when the payment is confirmed, and nothing twice', async () => {
  const { id } = await placed(ana)
  expect((await confirm(id, person(ana))).statusCode).toBe(403)
  expect((await confirm(id, owner, 'trinova.localhost')).statusCode).toBe(404)
  expect([await mayRead(ana, 'IC0112'), await mayRead(ana, 'IC0119')]).toEqual([false, false])
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await courses(ana)).toEqual(CLASSIC)
  expect([await mayRead(ana, 'IC0112'), await mayRead(ana, 'IC0119')]).toEqual([true, false])
  const headers = { ...person(ana), 'idempotency-key': 'quiz' }
  const quiz = (code: string) => ask(test, `/quizzes/${code}/attempts`, { method: 'POST', headers })
  expect((await quiz('IC0112')).json()).toMatchObject({ code: 'lessons-missing' })
  await readLessons(test, ana, 'IC0112', { at: new Date() })
  expect([(await quiz('IC0112')).statusCode, (await quiz('IC0119')).statusCode]).toEqual([200, 402])
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(courseAccess))
  expect(rows).toHaveLength(4)
  expect(test.mails.filter(({ subject }) => subject.endsWith('is paid'))).toHaveLength(1)
  expect((await ask(test, `/orders/${id}/cancel`, { method: 'POST', headers: person(ana) })).statusCode).toBe(
    409,
  )
})

it('warns of courses that are open to the buyer already, and of unpaid orders of the same', async () => {
  const mia = await addPerson(test, { email: 'mia@oncall.test' })
  const warned = async (change: object, who: Person = mia) => {
    const body = { codes: CLASSIC, seats: 1, ...change }
    return Duplicates.parse((await ask(test, '/orders/duplicates', { body, headers: person(who) })).json())
  }
  expect(await warned({})).toEqual({ owned: [], unpaid: [] })
  const { id, number } = await placed(mia, { codes: ['IC0112'], totalCents: 4000 })
  expect(await warned({})).toEqual({ owned: [], unpaid: [{ id, number }] })
  expect(await warned({ codes: ['IC0110'] })).toEqual({ owned: [], unpaid: [] })
  await confirm(id)
  expect(await warned({})).toEqual({ owned: [{ code: 'IC0112', title: 'Fall Protection' }], unpaid: [] })
  expect(await warned({ seats: 5 })).toEqual({ owned: [], unpaid: [] })
  const sue = await addPerson(test, { email: 'sue@oncall.test', isSubscribed: true })
  const headers = as({ userId: sue.id, email: sue.email, isSubscribed: true })
  const subscriber = await ask(test, '/orders/duplicates', { body: { codes: ['IC0121'], seats: 1 }, headers })
  expect(subscriber.json()).toMatchObject({ owned: [{ code: 'IC0121' }] })
  expect((await ask(test, '/orders/duplicates', { body: { codes: CLASSIC, seats: 1 } })).statusCode).toBe(401)
})

it('gives its seats to people of the tenant, as many as were bought', async () => {
  const { id } = await placed(ana, { codes: ['IC0120'], seats: 2, totalCents: 8000 })
  expect((await seat(id, 'kim@oncall.test')).statusCode).toBe(409)
  await confirm(id)
  expect((await seat(id, 'KIM@oncall.test', kim)).statusCode).toBe(404)
  expect(Order.parse((await seat(id, 'KIM@oncall.test')).json()).seatHolders).toMatchObject([
    { name: 'Kim Reyes' },
  ])
  expect((await seat(id, 'kim@oncall.test')).json().code).toBe('has-seat')
  const race = await Promise.all([seat(id, 'lee@oncall.test'), seat(id, 'ana@oncall.test')])
  expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await courses(kim)).toEqual(['IC0120'])
  expect(
    test.mails.some(
      ({ to, subject }) => to === 'kim@oncall.test' && subject.includes('assigned you training'),
    ),
  ).toBe(true)
})

it('opens hours with a professional to the buyer of the partner plan', async () => {
  const { id, hasSeats } = await placed(kim, { codes: ['PS0100'], totalCents: 25_000 })
  expect(hasSeats).toBe(false)
  await confirm(id)
  const hours = EntitlementList.parse((await ask(test, '/entitlements', { headers: person(kim) })).json())
  expect(hours.map(({ kind }) => kind).sort()).toEqual(['on-demand', 'partner-plan'])
})

it('subscribes for the months that were paid, one after the other', async () => {
  const tenant = await test.shared.tenants.byId(1)
  const sent: object[] = []
  const tenantMailer: SendTenantEmail = async (_tx, _from, email) => void sent.push(email)
  const parts = { ...test.services, tenantMailer }
  const isSubscribed = async () => {
    const [row] = await test.services.database.withTenant(1, (tx) =>
      tx.select().from(users).where(eq(users.id, lee.id)),
    )
    return row?.isSubscribed
  }
  for (const month of [1, 2]) {
    const { id } = await placed(lee, { codes: ['LS0100'], totalCents: 2900 })
    await confirm(id)
    expect([month, await isSubscribed()]).toEqual([month, true])
  }
  clock = Date.parse('2027-01-24T11:59:00Z')
  expect(await endTerms(parts, tenant)).toBe(0)
  clock = Date.parse('2027-01-24T12:00:00Z')
  expect([await endTerms(parts, tenant), await endTerms(parts, tenant)]).toEqual([1, 0])
  expect(await isSubscribed()).toBe(false)
  expect(sent.at(-1)).toMatchObject({ to: lee.email, subject: 'Your subscription has ended' })
  await test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ language: 'es' }).where(eq(users.id, lee.id)),
  )
  await confirm((await placed(lee, { codes: ['LS0100'], totalCents: 2900 })).id)
  clock = Date.parse('2027-03-24T12:00:00Z')
  expect(await endTerms(parts, tenant)).toBe(1)
  expect(sent.at(-1)).toMatchObject({ to: lee.email, subject: 'Su suscripción terminó' })
})

it('has an invoice for its buyer and super admins of the tenant only', async () => {
  const { id, number } = await placed(kim, { codes: ['IC0110'], totalCents: 2000 })
  const file = (headers: Record<string, string>, host = 'localhost') =>
    ask(test, `/orders/${id}/invoice?language=es`, { headers, host })
  const response = await file(person(kim))
  expect([response.headers['content-type'], response.headers['content-disposition']]).toEqual([
    'application/pdf',
    `attachment; filename="invoice-${number}.pdf"`,
  ])
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await file(owner)).statusCode).toBe(200)
  const admin = as({ userId: 9998, role: 'admin', email: 'admin@oncall.test' })
  const outsider = as({ userId: 9997, role: 'super_admin', email: 'super@trinova.test', tenantId: 2 })
  expect((await file(person(ana))).statusCode).toBe(404)
  expect((await file(admin)).statusCode).toBe(404)
  expect((await file(outsider, 'trinova.localhost')).statusCode).toBe(404)
  const mail = test.mails.filter(({ to, subject }) => to === 'kim@oncall.test' && subject.includes(number))
  expect(mail.at(-1)?.text).toContain(`/checkout?order=${id}`)
})

it('is seen by its buyer and by super admins of the tenant, and canceled until it is paid', async () => {
  const { id, number } = await placed(kim, { codes: ['IC0110'], totalCents: 2000 })
  const read = (who: Person) => ask(test, `/orders/${id}`, { headers: person(who) })
  expect([(await read(kim)).statusCode, (await read(ana)).statusCode]).toEqual([200, 404])
  const page = OrderPage.parse((await ask(test, `/admin/orders?q=${number}`, { headers: owner })).json())
  expect(page).toMatchObject({ total: 1, items: [{ id, state: 'awaiting_payment' }] })
  const theirs = await ask(test, '/admin/orders', { headers: owner, host: 'trinova.localhost' })
  expect(theirs.json().total).toBe(0)
  const cancel = (who: Person) => ask(test, `/orders/${id}/cancel`, { method: 'POST', headers: person(who) })
  expect((await cancel(ana)).statusCode).toBe(404)
  expect(Order.parse((await cancel(kim)).json()).state).toBe('canceled')
  expect((await confirm(id)).statusCode).toBe(409)
})

it.each([
  ['LS0100', 'Learner subscription', 2900],
  ['PS0100', 'Partner plan', 25_000],
])('warns of the plan %s that the buyer has already', async (code, title, totalCents) => {
  const owner = await addPerson(test, { email: `${code.toLowerCase()}@oncall.test` })
  const body = { codes: [code], seats: 1 }
  const owned = async () =>
    Duplicates.parse((await ask(test, '/orders/duplicates', { body, headers: person(owner) })).json()).owned
  expect(await owned()).toEqual([])
  await confirm((await placed(owner, { ...body, totalCents })).id)
  expect(await owned()).toEqual([{ code, title }])
})
