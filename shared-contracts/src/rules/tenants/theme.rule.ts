import type { TenantConfig, TenantTheme } from '../../http/tenants/tenant.ts'
import { contrastRatio, darken, lighten, mixColors, parseHex, readableOn } from './color.rule.ts'
import { cssFontFamily, cssLength } from './theme-value.rule.ts'

type Branded = Pick<TenantConfig, 'branding'>
type Properties = Record<`--${string}`, string>

const NAVY = '#1e3a8a'
const GOLD = '#f59e0b'
const STATUS = { success: '#22c55e', warning: '#eab308', danger: '#dc2626', info: '#3b82f6' } as const
const STATUS_NAMES = ['success', 'warning', 'danger', 'info'] as const

/** Each surface: its graphite, and the share of the tenant's primary color in it. */
const SURFACES = {
  bg: ['#08090b', 0.1],
  surface: ['#0f1114', 0.13],
  'surface-raised': ['#181a1f', 0.16],
  border: ['#272a30', 0.22],
  'border-strong': ['#7b808a', 0.12],
} as const
const TINT_MAX_CHANNEL = 150

/** More than the 4.5 of WCAG AA, because badges and alerts put the ink on a tint of itself. */
const INK_RATIO = 6

/**
 * The theme variables of a tenant, name to value: what its branding says, and what follows from it.
 *
 * `--color-x` is the color itself, `-light` and `-dark` its 20 percent variants, `-text` reads on it, `-hover` is the
 * variant on which that text still reads, `-ink` is the color made readable on every surface. Every value is safe inside
 * a style; one that cannot be read is the platform's default.
 */
export function themeProperties({ branding }: Branded): Properties {
  const theme = branding?.theme ?? {}
  const primary = resolveColor(branding?.primaryColor, NAVY)
  const secondary = resolveColor(branding?.secondaryColor, GOLD)
  const surfaces = surfaceColors(primary)
  const raised = surfaces['--color-surface-raised'] ?? NAVY
  return {
    ...brandColors('primary', primary, raised),
    ...brandColors('secondary', secondary, raised),
    ...statusColors(theme, raised),
    ...surfaces,
    '--color-text-muted': mixColors('#b4b9c2', readableInk(primary, raised), 0.35),
    '--color-focus': readableInk(secondary, raised),
    '--font-family': cssFontFamily(theme.fontFamily),
    '--font-size-base': cssLength(theme.fontSizeBase, { min: 0.75, max: 1.5, fallback: 1 }),
    '--radius': cssLength(theme.borderRadius, { min: 0, max: 2, fallback: 0.625 }),
  }
}

/** The same as declarations: `--color-primary:#1e3a8a;...`, for the style of a served document. */
export function themeVariables(tenant: Branded): string {
  return Object.entries(themeProperties(tenant))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

function resolveColor(value: string | null | undefined, fallback: string): string {
  const rgb = parseHex(value?.trim() ?? '')
  return rgb ? mixColors(value?.trim() ?? '', '#000000', 0) : fallback
}

function brandColors(name: 'primary' | 'secondary', value: string, raised: string): Properties {
  return {
    [`--color-${name}`]: value,
    [`--color-${name}-dark`]: darken(value),
    [`--color-${name}-light`]: lighten(value),
    ...derivedColors(name, value, raised),
  }
}

function statusColors(theme: TenantTheme, raised: string): Properties {
  return Object.assign(
    {},
    ...STATUS_NAMES.map((name) => {
      const value = resolveColor(theme[`${name}Color`], STATUS[name])
      return { [`--color-${name}`]: value, ...derivedColors(name, value, raised) }
    }),
  )
}

function derivedColors(name: string, value: string, raised: string): Properties {
  const text = readableOn(value)
  return {
    [`--color-${name}-text`]: text,
    [`--color-${name}-hover`]: text === '#ffffff' ? darken(value) : lighten(value),
    [`--color-${name}-ink`]: readableInk(value, raised),
  }
}

function surfaceColors(primary: string): Properties {
  const tint = dimmed(primary)
  return {
    ...Object.fromEntries(
      Object.entries(SURFACES).map(([name, [graphite, share]]) => [
        `--color-${name}`,
        mixColors(graphite, tint, share),
      ]),
    ),
    '--color-text': '#eff2f7',
  }
}

/** A bright brand color would lift the surfaces until muted text is no longer readable. */
function dimmed(hex: string): string {
  const brightest = Math.max(...(parseHex(hex) ?? [0]))
  return brightest > TINT_MAX_CHANNEL ? mixColors(hex, '#000000', 1 - TINT_MAX_CHANNEL / brightest) : hex
}

function readableInk(value: string, background: string): string {
  let ink = value
  for (let share = 0.05; contrastRatio(ink, background) < INK_RATIO && share <= 1; share += 0.05)
    ink = mixColors(value, '#ffffff', share)
  return ink
}
