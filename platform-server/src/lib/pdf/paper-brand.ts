import type { TenantConfig } from '@platform/shared-contracts/http'
import { contrastRatio, tenantName } from '@platform/shared-contracts/rules'

export interface PaperBrand {
  readonly tenantName: string
  readonly contact: string
  /** Dark enough to be read on white paper. */
  readonly primary: string
  readonly accent: string
}

const FALLBACK_INK = '#1e3a8a'
const FALLBACK_ACCENT = '#b7862a'
const READABLE = 4.5

export function paperBrand(tenant: TenantConfig): PaperBrand {
  const primary = tenant.branding?.primaryColor ?? FALLBACK_INK
  return {
    tenantName: tenantName(tenant),
    contact: [tenant.support?.email, tenant.support?.phone].filter(Boolean).join('  ·  '),
    primary: contrastRatio(primary, '#ffffff') >= READABLE ? primary : FALLBACK_INK,
    accent: tenant.branding?.secondaryColor ?? FALLBACK_ACCENT,
  }
}
