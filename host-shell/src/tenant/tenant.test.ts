import type { TenantConfig } from '@platform/shared-contracts/http'
import { ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi } from '@platform/shared-contracts/testing'
import { createTenant } from './tenant.ts'

const ACME: TenantConfig = { id: 9, slug: 'acme', name: 'Acme Safety' }

async function loaded(routes: Record<string, unknown>, hostname = 'localhost', inlined = ONCALL_TENANT) {
  const api = fakeApi(routes)
  const log: string[] = []
  const tenant = createTenant({
    inlined,
    hostname,
    fetch: api.fetch,
    log: (message) => void log.push(message),
  })
  const first = tenant.config.get()
  await tenant.load()
  return { config: tenant.config.get(), error: tenant.error.get(), first, calls: api.calls, log }
}

describe('tenant load (spec section 4, tenant load)', () => {
  it('starts with the config of the HTML, calls GET {api}/tenant/config, and applies its answer', async () => {
    const { first, config, error, calls } = await loaded({ 'GET /tenant/config': { config: ACME } })
    expect(first).toEqual(ONCALL_TENANT)
    expect(calls).toMatchObject([{ method: 'GET', path: '/tenant/config' }])
    expect(config).toEqual(ACME)
    expect(error).toBeNull()
  })

  it('preserves the same config object when the response has no changes', async () => {
    const { config } = await loaded({ 'GET /tenant/config': { config: ONCALL_TENANT } })
    expect(config).toBe(ONCALL_TENANT)
  })

  it('ignores fields it does not know', async () => {
    const { config, error } = await loaded({
      'GET /tenant/config': { config: { ...ACME, plan: 'gold' }, at: 1 },
    })
    expect(config).toEqual(ACME)
    expect(error).toBeNull()
  })

  const FAILURES: [string, unknown][] = [
    ['no answer', new TypeError('Failed to fetch')],
    ['a failed call', () => ({ status: 500 })],
    ['an answer without a config', { settings: {} }],
  ]
  it.each(FAILURES)('falls back to the default of the host after %s, and says so', async (_, answer) => {
    const oncall = await loaded({ 'GET /tenant/config': answer }, 'safety.example.com')
    expect(oncall.config).toEqual(ONCALL_TENANT)
    expect(oncall.error).toBe('Failed to load tenant configuration')
    expect(oncall.log).toEqual(['Failed to load tenant configuration'])
    const trinova = await loaded({ 'GET /tenant/config': answer }, 'trinova.localhost', TRINOVA_TENANT)
    expect(trinova.config).toEqual(TRINOVA_TENANT)
  })

  it("never shows one tenant another company's brand", async () => {
    const { config } = await loaded({ 'GET /tenant/config': new TypeError('lost') }, 'acme.localhost', ACME)
    expect(config).toBe(ACME)
  })
})
