import { OpenInvitation, Order, SeatListReport } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let ana: Person
let kim: Person
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  ana = await addPerson(test, { email: 'ana@harbor.test' })
  kim = await addPerson(test, { email: 'kim@harbor.test', firstName: 'Kim', language: 'es' })
})
afterAll(() => test.close())

const person = ({ id, email }: Person) => as({ userId: id, email })
const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })

let orders = 0
async function paidOrder(seats: number, change: object = {}): Promise<Order> {
  const billing = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const body = {
    codes: ['IC0120'],
    seats,
    totalCents: 4000 * seats,
    billing,
    isTermsAccepted: true,
    ...change,
  }
  const headers = { ...person(ana), 'idempotency-key': `list-${(orders += 1)}` }
  const { id } = Order.parse((await ask(test, '/orders', { body, headers })).json())
  const confirmed = await ask(test, `/admin/orders/${id}/confirm`, { body: { note: '' }, headers: owner })
  return Order.parse(confirmed.json())
}
const send = (id: string, people: string, change: object = {}, who: Person = ana) =>
  ask(test, `/orders/${id}/people`, { body: { people, ...change }, headers: person(who) })
const report = async (id: string, people: string, change: object = {}) =>
  SeatListReport.parse((await send(id, people, change)).json())
const mailsTo = (address: string) => test.mails.filter(({ to }) => to === address)

it('gives everyone of a list a seat or an invitation, and leaves out who has one', async () => {
  const { id } = await paidOrder(4)
  const list = 'email,language\nkim@harbor.test,\nnoa@harbor.test,es\ned@harbor.test,'
  expect(await report(id, list)).toMatchObject({
    isDone: true,
    people: 3,
    given: 1,
    invited: 2,
    skipped: 0,
    free: 4,
  })
  const again = await report(id, `${list}\nana@harbor.test,`)
  expect(again).toMatchObject({ isDone: true, given: 1, invited: 0, skipped: 3, free: 1 })
  expect(again.order.seatHolders.map(({ email }) => email).sort()).toEqual([
    'ana@harbor.test',
    'kim@harbor.test',
  ])
  expect(again.order.invitations).toHaveLength(2)
  expect(mailsTo('noa@harbor.test')).toHaveLength(1)
})

it('writes each invitation in the language of the person, with the languages of each course', async () => {
  const textTo = (address: string) =>
    mailsTo(address)
      .map(({ text }) => text)
      .join('')
  const invitation = textTo('noa@harbor.test')
  expect(invitation).toMatch(/• .+ \(inglés y español\)/)
  expect(invitation).toContain('&lang=es')
  expect(textTo('ed@harbor.test')).toMatch(/• .+ \(English and Spanish\)/)
  expect(textTo('kim@harbor.test')).toMatch(/le asignó un lugar/)
  const token = /\/seat\?token=([\w-]+)/.exec(invitation)?.[1] ?? ''
  const offer = OpenInvitation.parse((await ask(test, '/seat-invitations', { body: { token } })).json())
  expect(offer.titles).toMatchObject([{ code: 'IC0120', languages: ['en', 'es'] }])
})

it('gives no one a seat while a line is wrong or seats are missing', async () => {
  const { id } = await paidOrder(2)
  const before = test.mails.length
  const wrong = await report(id, 'one@harbor.test\ntwo at harbor.test')
  expect(wrong).toMatchObject({
    isDone: false,
    ...{ people: 1, given: 0, invited: 0, faulty: 1 },
    faults: [{ line: 2, value: 'two at harbor.test' }],
  })
  const many = await report(id, 'one@harbor.test\ntwo@harbor.test\nkim@harbor.test')
  expect(many).toMatchObject({ isDone: false, people: 3, given: 0, invited: 0, free: 2, faults: [] })
  expect(many.order).toMatchObject({ seatHolders: [], invitations: [] })
  expect(test.mails).toHaveLength(before)
  const empty = await send(id, '"",\n,')
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([422, ['people']])
  expect((await send(id, 'one@harbor.test', {}, kim)).statusCode).toBe(404)
})

it('does not give more seats than there are to two lists at once', async () => {
  const { id } = await paidOrder(3)
  const lists = ['a1@harbor.test\na2@harbor.test', 'b1@harbor.test\nb2@harbor.test']
  const reports = await Promise.all(lists.map((list) => report(id, list)))
  expect(reports.map(({ isDone }) => isDone).sort()).toEqual([false, true])
})

it('keeps one of several seats for its buyer from the day it is paid', async () => {
  const { seatHolders } = await paidOrder(3, { keepsSeat: true })
  expect(seatHolders.map(({ email }) => email)).toEqual(['ana@harbor.test'])
  expect((await paidOrder(3)).seatHolders).toEqual([])
})
