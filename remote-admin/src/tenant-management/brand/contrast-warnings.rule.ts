import type { TenantSettings } from '@platform/shared-contracts/http'
import { contrastRatio, themeProperties, toTenantConfig } from '@platform/shared-contracts/rules'

const READABLE_RATIO = 4.5

export const CHECKED_COLORS = [
  'secondaryColor',
  'successColor',
  'warningColor',
  'dangerColor',
  'infoColor',
] as const
export type CheckedColor = (typeof CHECKED_COLORS)[number]

export interface ContrastWarning {
  readonly color: CheckedColor
  /** Against the raised surface, to one decimal, rounded down so that 4.49 never reads as 4.5. */
  readonly ratio: number
  /** The lightened color that text gets instead. */
  readonly ink: string
}

/** Colors that could not be read as text on this tenant's surfaces (WCAG 2.2: at least 4.5:1). */
export function contrastWarnings(settings: TenantSettings): readonly ContrastWarning[] {
  const theme = themeProperties(toTenantConfig({ id: 0, slug: '', settings }))
  const surface = theme['--color-surface-raised'] ?? '#000000'
  return CHECKED_COLORS.map((color) => ({
    color,
    ratio: Math.floor(contrastRatio(settings[color], surface) * 10) / 10,
    ink: theme[`--color-${color.replace('Color', '')}-ink`] ?? settings[color],
  })).filter(({ ratio }) => ratio < READABLE_RATIO)
}
