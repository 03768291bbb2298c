/** The mark has a 32 by 32 view box: a shield, a band across its shoulder, and one initial. */
export const BRAND_SHIELD = 'M16 1.5 29 5.7v9.6c0 7.2-5 12.7-13 15.2C8 28 3 22.5 3 15.3V5.7L16 1.5Z'
export const BRAND_BAND = 'M3 9.5v-3.8L16 1.5l13 4.2v3.8L16 5.3 3 9.5Z'

/** The initial of the brand, for its mark. */
export function brandInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
}

/** The parts of the brand's name in the wordmark: the first word bold, the others light. */
export function brandNameParts(name: string): readonly [first: string, rest: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(' ')]
}
