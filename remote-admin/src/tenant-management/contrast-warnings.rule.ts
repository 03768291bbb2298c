import type { TenantSettings } from '@platform/shared-contracts/http'
import { contrastRatio, themeProperties, toTenantConfig } from '@platform/shared-contracts/rules'

const READABLE_RATIO = 4.5

export const JUDGED_COLOURS = [
  'secondaryColor',
  'successColor',
  'warningColor',
  'dangerColor',
  'infoColor',
] as const
export type JudgedColour = (typeof JUDGED_COLOURS)[number]

export interface ContrastWarning {
  readonly colour: JudgedColour
  /** Against the raised surface, to one decimal, rounded down so that 4.49 never reads as 4.5. */
  readonly ratio: number
  /** The lightened colour that text gets instead. */
  readonly ink: string
}

/** Colours that could not be read as text on this tenant's surfaces (WCAG 2.2: at least 4.5:1). */
export function contrastWarnings(settings: TenantSettings): readonly ContrastWarning[] {
  const theme = themeProperties(toTenantConfig({ id: 0, slug: '', settings }))
  const surface = theme['--color-surface-raised'] ?? '#000000'
  return JUDGED_COLOURS.map((colour) => ({
    colour,
    ratio: Math.floor(contrastRatio(settings[colour], surface) * 10) / 10,
    ink: theme[`--color-${colour.replace('Color', '')}-ink`] ?? settings[colour],
  })).filter(({ ratio }) => ratio < READABLE_RATIO)
}
