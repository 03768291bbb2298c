import type { TenantConfig } from '../../http/tenants/tenant.ts'
import { BRAND_BAND, BRAND_SHIELD, brandInitial } from './brand-mark.rule.ts'
import { mixColors, readableOn } from './color.rule.ts'
import { tenantName } from './tenant-name.rule.ts'
import { themeProperties } from './theme.rule.ts'

/** URL of the tenant's favicon: its own, or its mark as an SVG generated from name and colors. */
export function faviconOf(tenant: Pick<TenantConfig, 'branding' | 'name'>): string {
  const own = tenant.branding?.faviconUrl?.trim()
  if (own) return own
  const theme = themeProperties(tenant)
  const primary = theme['--color-primary'] ?? ''
  const secondary = theme['--color-secondary'] ?? ''
  const fill = mixColors(primary, '#000000', 0.15)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" d="${BRAND_SHIELD}"/>` +
    `<path fill="${secondary}" d="${BRAND_BAND}"/><text x="16" y="22.5" font-family="Arial,sans-serif" ` +
    `font-size="15" font-weight="700" text-anchor="middle" fill="${readableOn(fill)}">` +
    `${brandInitial(tenantName(tenant))}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
