import { CurrentNotices, NoticePage, type NoticeRequest } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let now = new Date('2026-11-20T12:00:00Z')
const headers = as({ role: 'admin', email: 'admin@oncall.test' })
const elsewhere = 'trinova.localhost'

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z')
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterEach(() => test.close())

const wanted: NoticeRequest = {
  title: 'New rule',
  text: 'Read the update.',
  link: '/progress',
  startsOn: '2026-11-20',
  endsOn: '2026-11-21',
  audience: 'everyone',
}

async function add(change: Partial<NoticeRequest> = {}): Promise<number> {
  const made = await ask(test, '/admin/notices', { body: { ...wanted, ...change }, headers })
  expect(made.statusCode).toBe(201)
  return made.json().id
}

async function shownTo(user: Parameters<typeof as>[0], host = 'localhost') {
  const answer = await ask(test, '/notices', { headers: as(user), host })
  return CurrentNotices.parse(answer.json()).map(({ title }) => title)
}

async function listed(query = '', host = 'localhost') {
  const answer = await ask(test, `/admin/notices${query}`, { headers, host })
  return NoticePage.parse(answer.json()).items.map(({ title }) => title)
}

it('is written by admins only, and read by signed-in users only', async () => {
  const id = await add()
  for (const role of ['user', undefined] as const) {
    const given = { headers: role ? as({ role, isProfessionalPartner: true }) : {} }
    const refused = role ? 403 : 401
    const { statusCode } = await ask(test, '/admin/notices', given)
    expect(statusCode).toBe(refused)
    expect((await ask(test, '/admin/notices', { ...given, body: wanted })).statusCode).toBe(refused)
    const url = `/admin/notices/${id}`
    expect((await ask(test, url, { ...given, method: 'PUT', body: wanted })).statusCode).toBe(refused)
    expect((await ask(test, url, { ...given, method: 'DELETE' })).statusCode).toBe(refused)
  }
  expect((await ask(test, '/notices')).statusCode).toBe(401)
  expect((await ask(test, '/admin/notices', { headers: as({ role: 'super_admin' }) })).statusCode).toBe(200)
})

it('belongs to one tenant', async () => {
  const id = await add()
  expect(await listed('', elsewhere)).toEqual([])
  expect(await shownTo({ role: 'user' }, elsewhere)).toEqual([])
  const url = `/admin/notices/${id}`
  const given = { headers, host: elsewhere }
  expect((await ask(test, url, { ...given, method: 'PUT', body: wanted })).statusCode).toBe(404)
  expect((await ask(test, url, { ...given, method: 'DELETE' })).statusCode).toBe(404)
  expect(await listed()).toEqual(['New rule'])
})

it('is shown from its first to its last day', async () => {
  await add()
  const at = async (instant: string) => {
    now = new Date(instant)
    return shownTo({ role: 'user' })
  }
  expect(await at('2026-11-19T23:59:59Z')).toEqual([])
  expect(await at('2026-11-20T00:00:00Z')).toEqual(['New rule'])
  expect(await at('2026-11-21T23:59:59Z')).toEqual(['New rule'])
  expect(await at('2026-11-22T00:00:00Z')).toEqual([])
})

it('is shown to those it is for, the newest first', async () => {
  await add({ title: 'All' })
  await add({ title: 'Learners', audience: 'learners', startsOn: '2026-11-18' })
  await add({ title: 'Partners', audience: 'partners' })
  expect(await shownTo({ role: 'user' })).toEqual(['All', 'Learners'])
  expect(await shownTo({ role: 'user', isProfessionalPartner: true })).toEqual(['Partners', 'All'])
})

it('is listed by what was chosen', async () => {
  await add({ title: 'b', startsOn: '2026-11-10', endsOn: '2026-12-01' })
  await add({ title: 'A', audience: 'partners' })
  expect(await listed()).toEqual(['A', 'b'])
  expect(await listed('?sort=startsOn')).toEqual(['b', 'A'])
  expect(await listed('?sort=title')).toEqual(['A', 'b'])
  expect(await listed('?sort=-title')).toEqual(['b', 'A'])
  expect(await listed('?sort=-endsOn')).toEqual(['b', 'A'])
  expect(await listed('?audience=partners')).toEqual(['A'])
  expect(await listed('?q=B')).toEqual(['b'])
  expect(await listed('?size=1&page=2')).toEqual(['b'])
})

it.each([
  [{ title: ' ' }, 'title'],
  [{ text: '' }, 'text'],
  [{ link: 'https://elsewhere.test' }, 'link'],
  [{ link: '//elsewhere.test' }, 'link'],
  [{ endsOn: '2026-11-19' }, 'endsOn'],
])('refuses %j at its field', async (change, field) => {
  const answer = await ask(test, '/admin/notices', { body: { ...wanted, ...change }, headers })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual([field])
})

it('is changed and removed with a trail', async () => {
  const url = `/admin/notices/${await add()}`
  const body = { ...wanted, title: 'Newer rule', link: null }
  expect((await ask(test, url, { method: 'PUT', body, headers })).json()).toMatchObject(body)
  expect((await ask(test, url, { method: 'DELETE', headers })).statusCode).toBe(204)
  expect(await listed()).toEqual([])
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(rows.map(({ action }) => action)).toEqual(['notice.create', 'notice.change', 'notice.remove'])
})
