import type { TenantConfig } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'

const NO_EMAIL = 'the address on the sign-in page'
const NO_PHONE = 'the number on the sign-in page'

/** The body with the tenant's current name and contact instead of the placeholders. */
export function fillPlaceholders<Body>(body: Body, tenant: Pick<TenantConfig, 'name' | 'support'>): Body {
  const replacements: Readonly<Record<string, string>> = {
    '{tenant}': tenantName(tenant),
    '{email}': tenant.support?.email || NO_EMAIL,
    '{phone}': tenant.support?.phone || NO_PHONE,
  }
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{(tenant|email|phone)\}/g, (mark) => replacements[mark] ?? mark)
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]))
    return value
  }
  return filled(body) as Body
}
