import { FEATURE_NAMES, TenantDetail, type TenantSettings } from '@platform/shared-contracts/http'
import { DEFAULT_TENANT_THEME } from '@platform/shared-contracts/rules'
import type { InjectOptions } from 'fastify'
import { as, type TestApp } from './test-app.ts'

export const OPERATOR = { role: 'super_admin', isOperator: true, email: 'super@oncall.test' } as const

/** The calls of a platform operator to the tenants' administration; each tenant has a slug and a host of its own. */
export function tenantAdmin(test: () => TestApp) {
  let made = 0

  async function ask(method: InjectOptions['method'], url: string, payload?: object) {
    const answer = await test().app.inject({
      method,
      url: `/api${url}`,
      headers: as(OPERATOR),
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }

  const settings = (change: Partial<TenantSettings> = {}): TenantSettings => ({
    ...DEFAULT_TENANT_THEME,
    name: 'Acme Safety',
    hosts: [`acme-${(made += 1)}.example`],
    logoUrl: null,
    faviconUrl: null,
    primaryColor: '#123456',
    secondaryColor: '#abcdef',
    features: Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as TenantSettings['features'],
    supportEmail: 'help@acme.test',
    supportPhone: '+1 555 010 0300',
    ...change,
  })

  async function makeTenant(change: Partial<TenantSettings> = {}): Promise<TenantDetail> {
    const wanted = settings(change)
    const answer = await ask('POST', '/tenants', { slug: `acme-${made}`, settings: wanted })
    expect(answer.status).toBe(201)
    return TenantDetail.parse(answer.body)
  }

  return { ask, settings, makeTenant }
}
