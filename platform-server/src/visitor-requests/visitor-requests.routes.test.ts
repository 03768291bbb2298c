import { TicketDetail, TicketPage } from '@platform/shared-contracts/http'
import { tickets } from '../lib/data/schema/tickets.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000
let test: TestApp
let now = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterAll(() => test.close())

const staff = as({ role: 'super_admin', email: 'super@oncall.test', userId: 99 })
const request = {
  ...{ topic: 'demo', name: 'Dana Fox', email: 'dana@harbor.test', companyName: 'Harbor Works' },
  ...{ people: '20 to 30', message: 'Please show us the matrix.', path: '/for-companies', nickname: '' },
}
const send = (payload: object, remoteAddress = '10.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/visitor-requests', payload, remoteAddress })
const queue = async (headers: object = staff) =>
  TicketPage.parse(
    (
      await test.app.inject({ url: '/api/tickets?state=new', headers: { host: 'localhost', ...headers } })
    ).json(),
  ).items

it('becomes a ticket that staff answers by email', async () => {
  const sent = await send(request)
  expect([sent.statusCode, sent.json()]).toEqual([202, {}])
  const [ticket] = await queue()
  expect(ticket).toMatchObject({
    subject: 'Demo request: Harbor Works',
    requester: { name: 'Dana Fox', email: 'dana@harbor.test' },
    path: '/for-companies',
  })
  const detail = await test.app.inject({
    method: 'POST',
    url: `/api/tickets/${ticket?.id}/messages`,
    headers: { host: 'localhost', ...staff },
    payload: { text: 'Tuesday at ten?', isInternal: false, state: 'waiting' },
  })
  expect(TicketDetail.parse(detail.json()).messages[0]).toMatchObject({
    author: 'Dana Fox',
    isStaff: false,
    text: 'Please show us the matrix.\n\nCompany: Harbor Works\n\nPeople to train: 20 to 30',
  })
  const mail = test.mails.filter(({ to }) => to === request.email).at(-1)
  expect(mail?.text).toContain('Tuesday at ten?')
  expect(mail?.text).not.toContain('account page')
})

it('says at each field what is wrong', async () => {
  const refused = await send({ ...request, name: ' ', email: 'a@', message: 'Hi' }, '10.0.0.2')
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    fields: {
      name: 'Enter a name.',
      email: 'Enter an email address like name@company.com.',
      message: 'Write at least 10 characters.',
    },
  })
})

it('opens no ticket for a program, and only five an hour for one address', async () => {
  const before = (await queue()).length
  expect((await send({ ...request, nickname: 'x' }, '10.0.0.3')).statusCode).toBe(202)
  expect(await queue()).toHaveLength(before)
  const answers = []
  for (let at = 0; at < 6; at += 1) answers.push((await send(request, '10.0.0.4')).statusCode)
  expect(answers).toEqual([202, 202, 202, 202, 202, 429])
})

it('is no ticket of the tenant next door, and is deleted two years after its last change', async () => {
  await send(request, '10.0.0.5')
  const { database } = test.services
  expect(await database.withTenant(2, (tx) => tx.$count(tickets))).toBe(0)
  now = new Date(now.getTime() + 729 * DAY_MS)
  await deleteExpired(database, now)
  expect(await database.withTenant(1, (tx) => tx.$count(tickets))).toBeGreaterThan(0)
  now = new Date(now.getTime() + 2 * DAY_MS)
  await deleteExpired(database, now)
  expect(await database.withTenant(1, (tx) => tx.$count(tickets))).toBe(0)
})
