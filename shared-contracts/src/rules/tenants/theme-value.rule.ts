const DEFAULT_FONTS = "Figtree,'Figtree Fallback',system-ui,sans-serif"
const GENERIC_FONTS = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-sans-serif',
  'ui-serif',
  'ui-monospace',
]
const FAMILIES_MAX = 8
const PX_PER_REM = 16

/** A tenant's font list with every name quoted, followed by the platform's own; only that if a name is not a plain one. */
export function cssFontFamily(value: string | null | undefined): string {
  const names = (value ?? '').split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  if (names.length > FAMILIES_MAX || !names.every((name) => /^[a-z0-9][\w -]{0,60}$/i.test(name)))
    return DEFAULT_FONTS
  return [...names.map((name) => (GENERIC_FONTS.includes(name) ? name : `'${name}'`)), DEFAULT_FONTS].join(
    ',',
  )
}

/** `16px`, `1rem` or a bare number of pixels, as rem between `min` and `max` (both rem). */
export function cssLength(
  value: string | null | undefined,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): string {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,4})?)(px|rem|em)?$/.exec(value?.trim() ?? '') ?? []
  if (digits === undefined) return `${fallback}rem`
  const rem = unit === 'rem' || unit === 'em' ? Number(digits) : Number(digits) / PX_PER_REM
  return `${Math.min(max, Math.max(min, rem))}rem`
}
