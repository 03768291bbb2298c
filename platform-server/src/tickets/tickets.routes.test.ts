import { OwnTicket, OwnTicketList, TicketDetail, TicketPage } from '@platform/shared-contracts/http'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let ana: Person
let bo: Person
let now = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  bo = await addPerson(test, { email: 'bo@oncall.test' })
})
afterAll(() => test.close())

const staff = as({ role: 'super_admin', email: 'super@oncall.test', userId: 99 })
const own = (person: Person) => as({ userId: person.id, email: person.email })

async function ask(headers: object, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { host: 'localhost', ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const question = {
  subject: 'Wrong name',
  category: 'name',
  text: 'My name is misspelled.',
  path: '/certificates',
}
const opened = async (person = ana) =>
  OwnTicket.parse((await ask(own(person), 'POST', '/tickets', question)).body)

it('is opened by a learner and answered by staff, also by email; notes are visible to staff only', async () => {
  const { id } = await opened()
  await ask(staff, 'POST', `/tickets/${id}/messages`, {
    text: 'Looks right to me.',
    isInternal: true,
    state: 'open',
  })
  const answer = await ask(staff, 'POST', `/tickets/${id}/messages`, {
    text: 'It is corrected.',
    isInternal: false,
    state: 'solved',
  })
  expect(TicketDetail.parse(answer.body)).toMatchObject({
    state: 'solved',
    assignee: 'super@oncall.test',
    firstReplyAt: now.toISOString(),
    requester: { email: 'ana@oncall.test' },
  })
  expect(test.mails.map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
    ['ana@oncall.test', 'It is corrected.'],
  ])
  const [seen] = OwnTicketList.parse((await ask(own(ana), 'GET', '/tickets/own')).body)
  expect(seen?.messages.map(({ text }) => text)).toEqual([question.text, 'It is corrected.'])
})

it('is nobody else’s, and the queue is for super admins', async () => {
  const { id } = await opened()
  expect((await ask(own(bo), 'POST', `/tickets/own/${id}/messages`, { text: 'Hello' })).status).toBe(404)
  expect((await ask(as({ role: 'admin' }), 'GET', '/tickets')).status).toBe(403)
  expect((await ask({ ...staff, host: 'trinova.localhost' }, 'GET', `/tickets/${id}`)).status).toBe(404)
  expect((await ask({}, 'POST', '/tickets', question)).status).toBe(401)
})

it('opens again when the person answers, until 14 days after it was closed', async () => {
  const { id } = await opened(bo)
  await ask(staff, 'PATCH', `/tickets/${id}`, { state: 'closed' })
  const reply = () => ask(own(bo), 'POST', `/tickets/own/${id}/messages`, { text: 'It is back.' })
  expect((await reply()).body).toMatchObject({ state: 'open' })
  await ask(staff, 'PATCH', `/tickets/${id}`, { state: 'closed' })
  now = new Date(now.getTime() + 15 * 24 * 60 * 60 * 1000)
  expect(await reply()).toMatchObject({ status: 409, body: { code: 'ticket-closed' } })
})

it('queues the most urgent first, by state and words', async () => {
  const { id } = await opened(bo)
  await ask(staff, 'PATCH', `/tickets/${id}`, { priority: 'urgent' })
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?state=active')).body)
  expect(page.items[0]).toMatchObject({ id, priority: 'urgent' })
  expect(page.items.every(({ state }) => state !== 'solved' && state !== 'closed')).toBe(true)
  expect(TicketPage.parse((await ask(staff, 'GET', `/tickets?q=%23${id}`)).body).items).toHaveLength(1)
})

it('is made once when a download is missing', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask({}, 'GET', '/resources/ladder-poster-old/file')).status).toBe(404)
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?q=ladder-poster-old')).body)
  expect(page.items).toMatchObject([{ category: 'content', requester: null }])
})
