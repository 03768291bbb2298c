import { OwnTicket, OwnTicketList, TicketDetail, TicketPage } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { tickets } from '../lib/data/schema/tickets.ts'
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
const entriesOf = (id: number | undefined) =>
  test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `ticket/${id}`)),
  )
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

it('is visible to no other user, and the queue is for super admins', async () => {
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
  const newest = TicketPage.parse((await ask(staff, 'GET', '/tickets?sort=-number')).body)
  expect(newest.items[0]?.id).toBe(Math.max(...newest.items.map((ticket) => ticket.id)))
  const last = TicketPage.parse((await ask(staff, 'GET', '/tickets?sort=priority')).body)
  expect(last.items.at(-1)?.id).toBe(id)
  expect(page.items.every(({ state }) => state !== 'solved' && state !== 'closed')).toBe(true)
  expect(TicketPage.parse((await ask(staff, 'GET', `/tickets?q=%23${id}`)).body).items).toHaveLength(1)
})

it('is changed with all others that match, by their number or by the filters, and each is audited', async () => {
  const mine = [await opened(bo), await opened(bo), await opened(bo)].map(({ id }) => id)
  const one = await ask(staff, 'PATCH', '/tickets', { ids: mine.slice(0, 1), assignToMe: true })
  expect(one).toEqual({ status: 200, body: { changed: 1 } })
  await ask(staff, 'PATCH', '/tickets', { ids: mine, state: 'waiting' })
  const matching = { q: 'bo@oncall.test', state: 'waiting' }
  const all = await ask(staff, 'PATCH', '/tickets', { matching, state: 'solved', assignToMe: true })
  expect(all.body.changed).toBeGreaterThanOrEqual(3)
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?q=bo@oncall.test&state=solved')).body)
  expect(page.items.filter(({ id }) => mine.includes(id))).toHaveLength(3)
  expect(page.items.every(({ assignee }) => assignee === 'super@oncall.test')).toBe(true)
  expect((await entriesOf(mine[2])).at(-1)).toMatchObject({
    actor: 'super@oncall.test',
    before: { state: 'waiting', assignee: null },
    after: { state: 'solved', assignee: 'super@oncall.test' },
  })
})

it('is changed with others by super admins of its tenant only', async () => {
  const { id } = await opened(bo)
  const change = { ids: [id], state: 'closed' }
  expect((await ask(as({ role: 'admin' }), 'PATCH', '/tickets', change)).status).toBe(403)
  expect((await ask({ ...staff, host: 'trinova.localhost' }, 'PATCH', '/tickets', change)).status).toBe(404)
  const everything = { matching: {}, state: 'closed' }
  await ask({ ...staff, host: 'trinova.localhost' }, 'PATCH', '/tickets', everything)
  expect((await ask(staff, 'GET', `/tickets/${id}`)).body.state).toBe('new')
  expect((await ask(staff, 'PATCH', '/tickets', { state: 'closed' })).status).toBe(400)
  expect((await ask(staff, 'PATCH', '/tickets', { ...change, matching: {} })).status).toBe(400)
})

it('is not changed with more than 500 others', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => ({
    ...{ tenantId: 1, userId: ana.id, subject: `Flood ${at}`, category: 'bug' as const },
    ...{ createdAt: now, updatedAt: now },
  }))
  await test.services.database.withTenant(1, (tx) => tx.insert(tickets).values(rows))
  const answer = await ask(staff, 'PATCH', '/tickets', { matching: { q: 'Flood' }, state: 'closed' })
  expect(answer).toMatchObject({ status: 422, body: { code: 'too-many' } })
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?q=Flood&state=new')).body)
  expect(page.total).toBe(501)
  const fewer = await ask(staff, 'PATCH', '/tickets', { matching: { q: 'Flood 12' }, state: 'closed' })
  expect(fewer.body).toEqual({ changed: 11 })
})

it('stays as it is when a change of many finds it so already', async () => {
  const [solved, unsolved] = [await opened(bo), await opened(bo)]
  await ask(staff, 'PATCH', '/tickets', { ids: [solved.id], state: 'closed', assignToMe: true })
  const { updatedAt } = (await ask(staff, 'GET', `/tickets/${solved.id}`)).body
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const change = { ids: [solved.id, unsolved.id], state: 'closed', assignToMe: true }
  expect((await ask(staff, 'PATCH', '/tickets', change)).body).toEqual({ changed: 1 })
  expect((await ask(staff, 'GET', `/tickets/${solved.id}`)).body.updatedAt).toBe(updatedAt)
  expect(await entriesOf(solved.id)).toHaveLength(1)
  expect((await ask(staff, 'PATCH', '/tickets', change)).body).toEqual({ changed: 0 })
})

it('is changed with others only for a change, filters and a number that hold', async () => {
  const row = { tenantId: 1, userId: ana.id, subject: 'Loose rung', category: 'bug' as const }
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(tickets).values({ ...row, createdAt: now, updatedAt: now }),
  )
  const change = { matching: { q: 'Loose rung' }, state: 'closed' }
  const refused = await ask(staff, 'PATCH', '/tickets', { ...change, expected: 2 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'count-changed' } })
  const unknown = { ...change, matching: { ...change.matching, assignee: 'me' } }
  expect((await ask(staff, 'PATCH', '/tickets', unknown)).status).toBe(422)
  expect((await ask(staff, 'PATCH', '/tickets', { matching: change.matching })).status).toBe(400)
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?q=Loose+rung')).body)
  expect(page.items).toMatchObject([{ state: 'new' }])
  expect((await ask(staff, 'PATCH', '/tickets', { ...change, expected: 1 })).body).toEqual({ changed: 1 })
})

it('is made once when a download is missing', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask({}, 'GET', '/resources/ladder-poster-old/file')).status).toBe(404)
  const page = TicketPage.parse((await ask(staff, 'GET', '/tickets?q=ladder-poster-old')).body)
  expect(page.items).toMatchObject([{ category: 'content', requester: null }])
})
