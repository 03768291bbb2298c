import { FEATURE_NAMES, type TenantConfig } from '../../http/tenants/tenant.ts'
import type { TenantSettings } from '../../http/tenants/tenant-admin.ts'
import { FONT_STACKS } from './font-stacks.rule.ts'

/** The platform's own look. A setting equal to it is left out of the config: the stylesheet's default applies then. */
export const DEFAULT_TENANT_THEME = {
  successColor: '#22c55e',
  warningColor: '#eab308',
  dangerColor: '#dc2626',
  infoColor: '#3b82f6',
  fontFamily: 'system',
  fontSizeBasePx: 16,
  borderRadiusPx: 10,
  customCss: '',
} as const satisfies Partial<TenantSettings>

interface PublishedTenant {
  readonly id: number
  readonly slug: string
  readonly settings: TenantSettings
}

/** The public part of a tenant's settings: the server publishes it, the editor previews it. */
export function toTenantConfig({ id, slug, settings }: PublishedTenant): TenantConfig {
  const { logoUrl, faviconUrl, primaryColor, secondaryColor } = settings
  return {
    id,
    slug,
    name: settings.name,
    domain: settings.hosts[0] ?? null,
    branding: { logoUrl, faviconUrl, primaryColor, secondaryColor, theme: toTheme(settings) },
    features: Object.fromEntries(
      FEATURE_NAMES.map((name) => [name, { enabled: settings.features[name] !== false }]),
    ),
    support: { email: settings.supportEmail, phone: settings.supportPhone },
    ...(settings.prices ? { prices: settings.prices } : {}),
  }
}

function toTheme(settings: TenantSettings): NonNullable<TenantConfig['branding']>['theme'] {
  const theme = {
    successColor: settings.successColor,
    warningColor: settings.warningColor,
    dangerColor: settings.dangerColor,
    infoColor: settings.infoColor,
    fontFamily: settings.fontFamily,
    fontSizeBasePx: settings.fontSizeBasePx,
    borderRadiusPx: settings.borderRadiusPx,
    customCss: settings.customCss,
  }
  const own = Object.entries(theme).filter(
    ([key, value]) => value !== DEFAULT_TENANT_THEME[key as keyof typeof theme],
  )
  return Object.fromEntries(own.map(toThemeEntry))
}

function toThemeEntry([key, value]: [string, string | number]): [string, string] {
  if (key === 'fontFamily') return [key, FONT_STACKS[value as TenantSettings['fontFamily']]]
  if (key === 'fontSizeBasePx') return ['fontSizeBase', `${value}px`]
  if (key === 'borderRadiusPx') return ['borderRadius', `${value}px`]
  return [key, String(value)]
}
