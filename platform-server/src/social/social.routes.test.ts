import { SocialPage, SocialPost } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const now = new Date('2026-11-21T12:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterAll(() => test.close())

const admin = as({ role: 'admin', email: 'admin@oncall.test' })
const draft = {
  text: 'Look up.',
  link: 'https://www.osha.gov/fall-protection',
  networks: ['x', 'linkedin'],
  plannedFor: null,
}

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: object = admin,
) {
  const answer = await test.app.inject({
    method,
    url: `/api/social/posts${url}`,
    headers: { host: 'localhost', ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const made = async () => SocialPost.parse((await ask('POST', '', draft)).body)

it('is for admins, and each tenant has its own', async () => {
  const { id, updatedAt } = await made()
  expect((await ask('GET', '', undefined, as({ role: 'user' }))).status).toBe(403)
  expect((await ask('GET', '', undefined, {})).status).toBe(401)
  const other = { ...as({ role: 'super_admin' }), host: 'trinova.localhost' }
  const change = { baseUpdatedAt: updatedAt, post: draft }
  expect((await ask('GET', `/${id}`, undefined, other)).status).toBe(404)
  expect((await ask('PUT', `/${id}`, change, other)).status).toBe(404)
  expect(
    (await ask('POST', `/${id}/posted`, { baseUpdatedAt: updatedAt, isPosted: true }, other)).status,
  ).toBe(404)
  expect((await ask('DELETE', `/${id}?baseUpdatedAt=${updatedAt}`, undefined, other)).status).toBe(404)
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ ...draft, createdBy: 'admin@oncall.test' })
})

it('refuses to overwrite what another user saved, even within the same millisecond', async () => {
  const { id, updatedAt: baseUpdatedAt } = await made()
  const save = (text: string) => ask('PUT', `/${id}`, { baseUpdatedAt, post: { ...draft, text } })
  expect((await save('First.')).status).toBe(200)
  expect(await save('Second.')).toMatchObject({ status: 409, body: { code: 'post-stale' } })
  expect((await ask('DELETE', `/${id}?baseUpdatedAt=${baseUpdatedAt}`)).status).toBe(409)
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ text: 'First.' })
})

it('plans what fits its networks for a time to come', async () => {
  const plannedFor = '2026-11-22T09:00:00.000Z'
  const long = { ...draft, text: 'a'.repeat(256), plannedFor }
  expect(await ask('POST', '', long)).toMatchObject({
    status: 422,
    body: { fields: { text: expect.stringContaining('Shorten') } },
  })
  expect(await ask('POST', '', { ...long, networks: ['linkedin'] })).toMatchObject({
    status: 201,
    body: { state: 'planned', plannedFor },
  })
  const past = { ...draft, plannedFor: '2026-11-20T09:00:00.000Z' }
  expect((await ask('POST', '', past)).body.fields).toHaveProperty('plannedFor')
  expect((await ask('POST', '', { ...draft, link: 'javascript:alert(1)' })).status).toBe(422)
})

it('is posted when a person says so, locked then, and listed by state and words', async () => {
  const { id, updatedAt } = await made()
  const out = await ask('POST', `/${id}/posted`, { baseUpdatedAt: updatedAt, isPosted: true })
  expect(out.body).toMatchObject({ state: 'posted', postedAt: now.toISOString() })
  const change = { baseUpdatedAt: out.body.updatedAt, post: draft }
  expect(await ask('PUT', `/${id}`, change)).toMatchObject({ status: 409, body: { code: 'posted' } })
  const page = SocialPage.parse((await ask('GET', '?state=posted&q=fall-protection&size=5')).body)
  expect(page).toMatchObject({ items: [{ id }], total: 1, counts: { posted: 1 } })
  const entries = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(entries.filter(({ subject }) => subject === `social/${id}`).map(({ action }) => action)).toEqual([
    'social.create',
    'social.posted',
  ])
})
