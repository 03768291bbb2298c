import { TenantDetail } from '@platform/shared-contracts/http'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { testBuild } from '../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const TRINOVA = 'trinova.localhost'
let test: TestApp
/** Of the super admin of tenant 2, who is no operator. */
let token: string
/** Of the operator, whose account is of tenant 1. */
let operator: string

beforeAll(async () => {
  test = await openTestApp()
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin', isOperator: true })
  await addPerson(test, { email: 'super@trinova.test', role: 'super_admin', tenantId: 2 })
  operator = (await logIn(test, 'super@oncall.test')).accessToken
  token = (await logIn(test, 'super@trinova.test', TRINOVA)).accessToken
})
afterAll(() => test.close())

const asTrinova = (url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object) =>
  ask(test, url, { host: TRINOVA, token, method, ...(body && { body }) })

async function settingsOf(id: number, host = 'localhost', bearer = operator): Promise<TenantDetail> {
  return TenantDetail.parse((await ask(test, `/tenants/${id}`, { host, token: bearer })).json())
}

const withIban = ({ revision, published }: TenantDetail, paymentDetails: string) => ({
  baseRevision: revision,
  settings: { ...published, paymentDetails },
})

it("does not let a super admin put their own bank account on another tenant's invoices", async () => {
  const before = await settingsOf(1)
  const draft = await asTrinova('/tenants/1/draft', 'PUT', withIban(before, 'DE00 Thief Bank'))
  const published = await asTrinova('/tenants/1/publish', 'POST')
  const back = await asTrinova('/tenants/1/rollback', 'POST', { revision: 1 })
  expect([draft.statusCode, published.statusCode, back.statusCode]).toEqual([404, 404, 404])
  expect((await asTrinova('/tenants/1', 'GET')).body).not.toContain('OnCall')
  expect(await settingsOf(1)).toEqual(before)
})

it('lets a super admin manage their own tenant, payment details included', async () => {
  const own = await settingsOf(2, TRINOVA, token)
  const draft = await asTrinova('/tenants/2/draft', 'PUT', withIban(own, 'IBAN of Trinova'))
  expect([draft.statusCode, draft.json().hasDraft]).toEqual([200, true])
  expect((await asTrinova('/tenants/2/publish', 'POST')).statusCode).toBe(200)
  expect((await settingsOf(2)).published.paymentDetails).toBe('IBAN of Trinova')
})

it('lets an operator do the same for every tenant, and names them as one in its history', async () => {
  const trinova = await settingsOf(2)
  const body = withIban(trinova, 'Agreed on the phone')
  await ask(test, '/tenants/2/draft', { token: operator, method: 'PUT', body })
  expect((await ask(test, '/tenants/2/publish', { token: operator, method: 'POST' })).statusCode).toBe(200)
  const [latest] = (await asTrinova('/tenants/2/revisions', 'GET')).json()
  expect(latest.publishedBy).toBe('super@oncall.test (platform operator)')
})

it('reserves hosts for operators: a super admin neither removes nor restores one', async () => {
  const own = await settingsOf(2)
  const settings = { ...own.published, hosts: [...own.published.hosts, 'grabbed.example'] }
  const refused = await asTrinova('/tenants/2/draft', 'PUT', { baseRevision: own.revision, settings })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([403, ['settings.hosts']])
  const draft = { baseRevision: own.revision, settings }
  await ask(test, '/tenants/2/draft', { token: operator, method: 'PUT', body: draft })
  expect((await asTrinova('/tenants/2/publish', 'POST')).statusCode).toBe(403)
  expect((await ask(test, '/tenants/2/publish', { token: operator, method: 'POST' })).statusCode).toBe(200)
  expect((await asTrinova('/tenants/2/rollback', 'POST', { revision: 1 })).statusCode).toBe(200)
  expect((await settingsOf(2)).published.hosts).toContain('grabbed.example')
})

const { manifest, ref } = testBuild()
const reason = 'Mine now'
it.each([
  ['list the tenants', 'GET', '/tenants', undefined],
  ['delete a tenant', 'DELETE', '/tenants/1', undefined],
  [
    'make a deploy token',
    'POST',
    '/registry/tokens',
    { team: 'evil', remotes: ['public'], prefixes: [], menus: [] },
  ],
  ['see the deploy tokens', 'GET', '/registry/tokens', undefined],
  ['begin a release for all', 'POST', '/registry/uploads', { manifest }],
  ['release for all', 'POST', '/registry/releases', { manifest, channel: 'stable', reason }],
  ['stop a remote for all', 'PUT', '/registry/remotes/public/kills/all', { reason }],
  ['roll a remote back for all', 'POST', '/registry/remotes/public/rollback', { reason }],
  [
    'pin a tenant',
    'PUT',
    '/registry/remotes/public/pins/oncall',
    { release: ref, expiresAt: '2027-01-01T00:00:00Z', reason },
  ],
  ['see the releases', 'GET', '/registry/remotes', undefined],
  ['open the platform panel', 'GET', '/registry/panel', undefined],
  [
    'take a remote from their machine',
    'POST',
    '/registry/overrides',
    { url: 'http://localhost:1/', minutes: 5 },
  ],
  ['make an operator', 'POST', '/operators', { tenant: 'trinova', email: 'super@trinova.test' }],
] as const)('refuses a super admin who would %s', async (_what, method, url, body) => {
  const answer = await asTrinova(url, method, body)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'operator'])
})

it('refuses a super admin who would make a tenant', async () => {
  const { published: settings } = await settingsOf(2)
  const answer = await asTrinova('/tenants', 'POST', {
    slug: 'mine',
    settings: { ...settings, hosts: ['mine.test'] },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'operator'])
})

it('says who is an operator at login and of the session', async () => {
  expect((await logIn(test, 'super@oncall.test')).user.isOperator).toBe(true)
  expect((await asTrinova('/auth/me', 'GET')).json()).toMatchObject({
    role: 'super_admin',
    isOperator: false,
  })
})
