import { OpenInvitation, Order, OwnedCourses } from '@platform/shared-contracts/http'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask, logIn, PASSWORD } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
let clock = Date.parse('2026-11-24T12:00:00Z')
let test: TestApp
let ana: Person

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  await addPerson(test, { email: 'kim@oncall.test', firstName: 'Kim' })
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  await addPerson(test, { email: 'super@trinova.test', role: 'super_admin', tenantId: 2 })
})
afterAll(() => test.close())

const tokenOf = async (email: string, host?: string) => (await logIn(test, email, host)).accessToken
const call = async (url: string, by = 'ana@oncall.test', body?: object, method?: 'DELETE') =>
  ask(test, url, { token: await tokenOf(by), ...(body ? { body } : {}), ...(method ? { method } : {}) })

let orders = 0
async function paidOrder(seats: number): Promise<string> {
  const billing = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['IC0120'], seats, totalCents: 4000 * seats, billing, isTermsAccepted: true }
  const headers = { 'idempotency-key': `order-${(orders += 1)}` }
  const placed = await ask(test, '/orders', { token: await tokenOf('ana@oncall.test'), body, headers })
  const { id } = Order.parse(placed.json())
  await call(`/admin/orders/${id}/confirm`, 'super@oncall.test', { note: '' })
  return id
}
const give = (id: string, email: string, by?: string) => call(`/orders/${id}/seats`, by, { email })
const linkTo = (address: string) => {
  const mail = test.mails.filter(({ to, text }) => to === address && text.includes('/seat?token=')).at(-1)
  return /\/seat\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const look = (token: string, host?: string) =>
  ask(test, '/seat-invitations', { body: { token }, ...(host ? { host } : {}) })

async function joins(email: string): Promise<void> {
  const person = { first_name: 'Noa', last_name: 'Berg', email, password: PASSWORD }
  const body = { ...person, company_name: 'Harbor', state: 'TX', assigned_partner_id: null }
  expect((await ask(test, '/auth/register', { body })).statusCode).toBe(201)
  const mail = test.mails.filter(({ to, text }) => to === email && text.includes('/verify-email')).at(-1)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await ask(test, '/auth/verify-email', { body: { token, password: PASSWORD } })).statusCode).toBe(
    204,
  )
}
const coursesOf = async (email: string) => OwnedCourses.parse((await call('/my-courses', email)).json())

it('reserves a seat for an address without an account, until the address is confirmed', async () => {
  const id = await paidOrder(1)
  const taken = Order.parse(
    (await call(`/orders/${id}/seats/${ana.id}`, undefined, undefined, 'DELETE')).json(),
  )
  expect(taken.seatHolders).toEqual([])
  const order = Order.parse((await give(id, 'Noa@Harbor.test')).json())
  expect([order.seatHolders, order.invitations]).toMatchObject([[], [{ email: 'noa@harbor.test' }]])
  const token = linkTo('noa@harbor.test')
  expect(OpenInvitation.parse((await look(token)).json())).toMatchObject({
    invitedBy: 'Ana Reyes',
    companyName: 'Harbor',
    titles: [{ code: 'IC0120' }],
    isTaken: false,
  })
  expect((await look(token, 'trinova.localhost')).statusCode).toBe(410)
  expect((await call('/seat-invitations/accept', 'kim@oncall.test', { token })).statusCode).toBe(403)
  await joins('noa@harbor.test')
  expect(await coursesOf('noa@harbor.test')).toEqual(['IC0120'])
  expect(OpenInvitation.parse((await look(token)).json()).isTaken).toBe(true)
  expect((await call('/seat-invitations/accept', 'noa@harbor.test', { token })).statusCode).toBe(200)
  const after = Order.parse((await call(`/orders/${id}`)).json())
  expect([after.invitations, after.seatHolders]).toMatchObject([[], [{ email: 'noa@harbor.test' }]])
})

it('invites in the language that the giver chose, with a link that says so', async () => {
  const id = await paidOrder(2)
  const linkIn = async (email: string, language?: string) => {
    await call(`/orders/${id}/seats`, undefined, { email, language })
    const mail = test.mails.filter(({ to }) => to === email).at(-1)
    return /\/seat\?token=[\w-]+(.*)/.exec(mail?.text ?? '')?.[1]
  }
  expect(await linkIn('ines@harbor.test', 'es')).toBe('&lang=es')
  // Sent again, it is in the language of the earlier email.
  expect(await linkIn('ines@harbor.test')).toBe('&lang=es')
  expect(await linkIn('ed@harbor.test', 'en')).toBe('')
})

it('gives the last seat once, to whichever of two comes first', async () => {
  const id = await paidOrder(2)
  await give(id, 'kim@oncall.test')
  const token = await tokenOf('ana@oncall.test')
  const race = await Promise.all(
    ['one@harbor.test', 'two@harbor.test', 'ana@oncall.test'].map((email) =>
      ask(test, `/orders/${id}/seats`, { token, body: { email } }),
    ),
  )
  expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

it('is free again when the invitation is withdrawn or has run out, and its link opens nothing then', async () => {
  const id = await paidOrder(2)
  await give(id, 'gone@harbor.test')
  const withdrawn = linkTo('gone@harbor.test')
  const { invitations = [] } = Order.parse((await give(id, 'late@harbor.test')).json())
  expect((await give(id, 'kim@oncall.test')).json().code).toBe('no-seat-left')
  const gone = `/orders/${id}/invitations/${invitations[0]!.id}`
  expect((await call(gone, 'kim@oncall.test', undefined, 'DELETE')).statusCode).toBe(404)
  expect(Order.parse((await call(gone, undefined, undefined, 'DELETE')).json()).invitations).toHaveLength(1)
  expect((await look(withdrawn)).statusCode).toBe(410)
  await give(id, 'kim@oncall.test')
  clock += 15 * DAY_MS
  expect((await look(linkTo('late@harbor.test'))).statusCode).toBe(410)
  await joins('late@harbor.test')
  expect(await coursesOf('late@harbor.test')).toEqual([])
  expect((await give(id, 'late@harbor.test')).statusCode).toBe(200)
  expect(await coursesOf('late@harbor.test')).toEqual(['IC0120'])
})

it('can be removed by the buyer or a super admin of the tenant until its holder starts training', async () => {
  const id = await paidOrder(2)
  const order = Order.parse((await give(id, 'kim@oncall.test')).json())
  const userId = Number(order.seatHolders[0]!.userId)
  const seat = `/orders/${id}/seats/${userId}`
  const outside = await tokenOf('super@trinova.test', 'trinova.localhost')
  const response = await ask(test, seat, { token: outside, host: 'trinova.localhost', method: 'DELETE' })
  expect(response.statusCode).toBe(404)
  const back = Order.parse((await call(seat, 'super@oncall.test', undefined, 'DELETE')).json())
  expect(back.seatHolders).toEqual([])
  await give(id, 'kim@oncall.test')
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(lessonProgress).values({
      ...{ tenantId: 1, userId, lessonId: 'a-lesson', moduleCode: 'IC0120', contentVersion: 1 },
      updatedAt: new Date(clock + 1),
    }),
  )
  expect((await call(seat, undefined, undefined, 'DELETE')).json().code).toBe('seat-in-use')
})
