import { TenantPage, type TenantSettings } from '@platform/shared-contracts/http'
import type { InjectOptions } from 'fastify'
import { desc } from 'drizzle-orm'
import { buildApp } from '../build-app.ts'
import { openSharedServices } from '../shared-services.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { users } from '../lib/data/schema/people.ts'
import { eventually } from '../testing/eventually.ts'
import { OPERATOR, tenantAdmin } from '../testing/tenant-admin.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const owner = as(OPERATOR)
const { ask, settings, makeTenant } = tenantAdmin(() => test)

async function nameAt(host: string, app = test.app): Promise<string> {
  const answer = await app.inject({ url: '/api/tenant/config', headers: { host } })
  return answer.json().config.name
}

async function statusAt(host: string): Promise<number> {
  return (await test.app.inject({ url: '/api/tenant/config', headers: { host } })).statusCode
}

describe('who may', () => {
  it.each([
    ['nobody', {}, 401],
    ['a learner', as({ role: 'user' }), 403],
    ['an admin', as({ role: 'admin' }), 403],
    ['a super admin of another tenant', { ...as({ role: 'super_admin' }), host: 'trinova.localhost' }, 403],
    ['an operator', owner, 200],
  ])('answers %s as it should', async (_who, headers, status) => {
    expect((await test.app.inject({ url: '/api/tenants', headers })).statusCode).toBe(status)
  })
})

describe('the list', () => {
  it('is searched by slug, name and host, sorted and paged', async () => {
    await makeTenant({ name: 'Zebra 100% Training', hosts: ['zebra.example'] })
    await makeTenant({ name: 'yak training' })
    const found = async (query: string) => TenantPage.parse((await ask('GET', `/tenants?${query}`)).body)
    expect((await found('q=TRINOVA')).items.map(({ id }) => id)).toEqual([2])
    expect((await found('q=zebra.ex')).items.map(({ name }) => name)).toEqual(['Zebra 100% Training'])
    expect((await found('q=100%25+T')).total).toBe(1)
    expect((await found('q=_')).total).toBe(0)
    const names = (await found('sort=-name&size=2')).items.map(({ name }) => name)
    expect(names).toEqual(['Zebra 100% Training', 'yak training'])
    const second = await found('sort=-name&size=2&page=2')
    expect(second).toMatchObject({ page: 2, size: 2 })
    expect(second.items).toHaveLength(2)
    expect(second.total).toBeGreaterThanOrEqual(4)
  })

  it.each(['page=0', 'size=1000', 'sort=password'])('refuses %s', async (query) => {
    expect((await ask('GET', `/tenants?${query}`)).status).toBe(400)
  })
})

describe('a tenant', () => {
  it('shows no visitor a draft, and shows a publication at once on every replica', async () => {
    const replica = await buildApp(await openSharedServices(test.services))
    const { id, revision } = await makeTenant({ hosts: ['acme.example'] })
    await eventually(async () => expect(await nameAt('acme.example', replica)).toBe('Acme Safety'))

    const change = settings({
      name: 'Acme Academy',
      hosts: ['acme.example', 'www.acme.example'],
      paymentDetails: 'Brücken-Bank',
    })
    const drafted = await ask('PUT', `/tenants/${id}/draft`, { baseRevision: revision, settings: change })
    expect(drafted.body).toMatchObject({ hasDraft: true, revision: 1, published: { name: 'Acme Safety' } })
    expect(await nameAt('acme.example')).toBe('Acme Safety')

    const published = await ask('POST', `/tenants/${id}/publish`)
    expect(published.body).toMatchObject({
      hasDraft: false,
      revision: 2,
      published: { name: 'Acme Academy' },
    })
    expect(await nameAt('acme.example')).toBe('Acme Academy')
    const response = await test.app.inject({ url: '/api/tenant/config', headers: { host: 'acme.example' } })
    expect(response.body).not.toContain('Brücken-Bank')
    expect(await nameAt('www.acme.example')).toBe('Acme Academy')
    await eventually(async () => expect(await nameAt('www.acme.example', replica)).toBe('Acme Academy'))
    await replica.close()
  })

  it('takes other payment details only from who proved who they are just now', async () => {
    const stolen = as({ role: 'super_admin', isOperator: true, provedAt: new Date(Date.now() - 11 * 60_000) })
    const unproved = async (method: InjectOptions['method'], url: string, payload?: object) => {
      const answer = await test.app.inject({ method, url: `/api${url}`, headers: stolen, payload })
      return [answer.statusCode, answer.json().code]
    }
    const refused = [403, 'proof-required']
    const paid = settings({ paymentDetails: 'Bank of Ours, 1' })
    expect(await unproved('POST', '/tenants', { slug: 'paid-elsewhere', settings: paid })).toEqual(refused)
    const { id, published } = await makeTenant({ paymentDetails: 'Bank of Ours, 1' })
    const draft = (change: Partial<TenantSettings>) => ({
      baseRevision: 1,
      settings: { ...published, ...change },
    })
    const url = `/tenants/${id}`
    expect((await unproved('PUT', `${url}/draft`, draft({ name: 'Acme II' })))[0]).toBe(200)
    expect(await unproved('PUT', `${url}/draft`, draft({ paymentDetails: 'Bank of Thieves, 2' }))).toEqual(
      refused,
    )
    expect(await unproved('PUT', `${url}/draft`, draft({ paymentDetails: '' }))).toEqual(refused)
    expect((await ask('PUT', `${url}/draft`, draft({ paymentDetails: 'Bank of Ours, 3' }))).status).toBe(200)
    expect(await unproved('POST', `${url}/publish`)).toEqual(refused)
    expect((await ask('POST', `${url}/publish`)).status).toBe(200)
    expect(await unproved('POST', `${url}/rollback`, { revision: 1 })).toEqual(refused)
  })

  it('goes back to an old revision as a new one, and preserves an unpublished draft', async () => {
    const { id } = await makeTenant({ hosts: ['back.example'] })
    await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings({ name: 'Second' }) })
    await ask('POST', `/tenants/${id}/publish`)
    expect(await statusAt('back.example')).toBe(421)
    await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 2, settings: settings({ name: 'Third' }) })

    const back = await ask('POST', `/tenants/${id}/rollback`, { revision: 1 })
    expect(back.body).toMatchObject({ revision: 3, hasDraft: true, settings: { name: 'Third' } })
    expect(await nameAt('back.example')).toBe('Acme Safety')
    const history = await ask('GET', `/tenants/${id}/revisions`)
    expect(history.body).toMatchObject([
      {
        revision: 3,
        note: 'Rolled back to revision 1',
        publishedBy: 'super@oncall.test (platform operator)',
      },
      { revision: 2, note: 'Published', settings: { name: 'Second' } },
      { revision: 1, note: 'Created' },
    ])
    expect((await ask('POST', `/tenants/${id}/publish`)).body).toMatchObject({ revision: 4 })
    expect((await ask('POST', `/tenants/${id}/rollback`, { revision: 99 })).status).toBe(404)
  })

  it('refuses a draft that was started before another user published', async () => {
    const { id } = await makeTenant()
    await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings({ name: 'First come' }) })
    await ask('POST', `/tenants/${id}/publish`)
    const late = await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings() })
    expect(late).toMatchObject({ status: 409, body: { code: 'revision-stale' } })
  })

  it('throws a draft away, and then has none to publish', async () => {
    const { id } = await makeTenant()
    await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings({ name: 'Never' }) })
    expect((await ask('DELETE', `/tenants/${id}/draft`)).body).toMatchObject({
      hasDraft: false,
      settings: { name: 'Acme Safety' },
    })
    expect(await ask('POST', `/tenants/${id}/publish`)).toMatchObject({
      status: 409,
      body: { code: 'no-draft' },
    })
  })

  it('has its slug and its hosts to itself', async () => {
    const first = await makeTenant({ hosts: ['mine.example'] })
    const slugTwice = await ask('POST', '/tenants', { slug: first.slug, settings: settings() })
    expect(slugTwice).toMatchObject({
      status: 409,
      body: { code: 'slug-taken', fields: { slug: expect.any(String) } },
    })
    for (const host of ['mine.example', 'trinova.localhost']) {
      const answer = await ask('POST', '/tenants', { slug: 'other', settings: settings({ hosts: [host] }) })
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'host-taken', fields: { 'settings.hosts': expect.stringContaining(host) } },
      })
    }
  })

  it('gives a host up with the revision that drops it', async () => {
    const { id } = await makeTenant({ hosts: ['moving.example'] })
    await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings() })
    await ask('POST', `/tenants/${id}/publish`)
    await makeTenant({ name: 'Its new home', hosts: ['moving.example'] })
    expect(await nameAt('moving.example')).toBe('Its new home')
  })

  it('is deleted with its hosts, unless it is built in', async () => {
    const { id } = await makeTenant({ hosts: ['gone.example'] })
    expect((await ask('DELETE', `/tenants/${id}`)).status).toBe(204)
    expect((await ask('GET', `/tenants/${id}`)).status).toBe(404)
    expect(await statusAt('gone.example')).toBe(421)
    for (const builtIn of [1, 2])
      expect(await ask('DELETE', `/tenants/${builtIn}`)).toMatchObject({
        status: 409,
        body: { code: 'built-in' },
      })
  })

  it('is listed with its count of users, and cannot be deleted while it has any', async () => {
    const { id, slug } = await makeTenant()
    const person = { tenantId: id, email: 'a@acme.test', firstName: 'A', lastName: 'B', passwordHash: 'x' }
    await test.services.database.withTenant(id, (tx) => tx.insert(users).values(person))
    const { body } = await ask('GET', `/tenants?q=${slug}`)
    expect(body.items).toMatchObject([{ id, users: 1 }])
    expect(await ask('DELETE', `/tenants/${id}`)).toMatchObject({ status: 409, body: { code: 'has-users' } })
  })

  it.each([['/tenants/424242'], ['/tenants/0'], ['/tenants/abc'], ['/tenants/99999999999']])(
    'is not found at %s',
    async (url) => {
      expect((await ask('GET', url)).status).toBe(404)
    },
  )
})

it('writes down who changed what', async () => {
  const { id } = await makeTenant()
  await ask('PUT', `/tenants/${id}/draft`, { baseRevision: 1, settings: settings({ name: 'Audited' }) })
  await ask('POST', `/tenants/${id}/publish`)
  const entries = await test.services.database.withTenant(id, (tx) =>
    tx.select().from(auditEntries).orderBy(desc(auditEntries.id)),
  )
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['tenant.publish', 'super@oncall.test (platform operator)'],
    ['tenant.draft', 'super@oncall.test (platform operator)'],
    ['tenant.create', 'super@oncall.test'],
  ])
  expect(entries[0]).toMatchObject({ before: { name: 'Acme Safety' }, after: { name: 'Audited' } })
})
