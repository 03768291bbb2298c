import type { TenantConfig } from '@platform/shared-contracts/http'
import {
  brandInitial,
  mixColors,
  readableOn,
  tenantName,
  themeProperties,
} from '@platform/shared-contracts/rules'

/** What pictures of a tenant are drawn with. */
export function brandOf(tenant: Pick<TenantConfig, 'name' | 'branding'>) {
  const theme = themeProperties(tenant)
  const fill = mixColors(theme['--color-primary'] ?? '', '#000000', 0.15)
  const background = theme['--color-bg'] ?? '#000000'
  const name = tenantName(tenant)
  const mark = {
    initial: brandInitial(name),
    fill,
    band: theme['--color-secondary'] ?? fill,
    ink: readableOn(fill),
  }
  return { name, background, text: theme['--color-text'] ?? readableOn(background), mark }
}

export type Brand = ReturnType<typeof brandOf>
