import { FEATURE_NAMES, TenantDetail, type TenantSettings } from '@platform/shared-contracts/http'
import { DEFAULT_TENANT_THEME } from '@platform/shared-contracts/rules'
import { tenantRevisions } from '../lib/data/schema/tenants.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const settings: TenantSettings = {
  ...DEFAULT_TENANT_THEME,
  ...{ name: 'Acme Safety', hosts: ['acme.example'], logoUrl: null, faviconUrl: null },
  ...{ primaryColor: '#123456', secondaryColor: '#abcdef' },
  ...{ supportEmail: 'help@acme.test', supportPhone: '+1 555 010 0300' },
  features: Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as TenantSettings['features'],
}
const without = { ...settings, hosts: [] }

const ask = (method: 'POST' | 'PUT', path: string, payload: object) =>
  test.app.inject({
    method,
    url: `/api/tenants${path}`,
    payload,
    headers: as({ role: 'super_admin', isOperator: true }),
  })

const refusal = { fields: { 'settings.hosts': expect.stringContaining('at least one host name') } }

it('is not made, changed or rolled back to be without a host', async () => {
  const made = await ask('POST', '', { slug: 'acme', settings })
  expect(made.statusCode).toBe(201)
  const { id } = TenantDetail.parse(made.json())
  // Published before hosts were required.
  await test.services.database.withPlatform((tx) =>
    tx
      .insert(tenantRevisions)
      .values({ tenantId: id, revision: 7, settings: without, note: '', publishedBy: '' }),
  )
  for (const answer of [
    await ask('POST', '', { slug: 'other', settings: without }),
    await ask('PUT', `/${id}/draft`, { baseRevision: 1, settings: without }),
    await ask('POST', `/${id}/rollback`, { revision: 7 }),
  ]) {
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject(refusal)
  }
})
