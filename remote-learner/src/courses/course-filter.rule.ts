export const PARTS = ['1926', '1910'] as const
export type Part = (typeof PARTS)[number]

export const AUDIENCES = ['construction', 'industry', 'maintenance', 'care', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Who works with the hazard that a core module is about; `everyone` has no job that it is left out for. */
const AUDIENCES_OF: Readonly<Record<string, readonly Audience[]>> = {
  IC0110: ['construction', 'industry', 'maintenance'],
  IC0111: ['industry', 'maintenance'],
  IC0112: ['construction', 'maintenance'],
  IC0113: ['construction', 'industry', 'maintenance'],
  IC0114: ['construction', 'maintenance'],
  IC0115: ['everyone'],
  IC0116: ['industry', 'maintenance'],
  IC0117: ['everyone'],
  IC0118: ['construction', 'industry', 'maintenance'],
  IC0119: ['construction', 'industry', 'maintenance'],
  IC0120: ['construction', 'industry', 'maintenance'],
  IC0121: ['care'],
}

export interface CourseFilter {
  readonly part: Part | null
  readonly audience: Audience | null
}

export function filterOf(search: URLSearchParams): CourseFilter {
  return {
    part: PARTS.find((part) => part === search.get('standard')) ?? null,
    audience: AUDIENCES.find((audience) => audience === search.get('for')) ?? null,
  }
}

interface Course {
  readonly code: string
  /** For example `29 CFR 1926.1053, 1926.1060; 1910.23`; `null` until the server has answered. */
  readonly standard: string | null
}

/** A course for everyone matches every job. */
export function matchesCourse({ code, standard }: Course, { part, audience }: CourseFilter): boolean {
  const audiences = AUDIENCES_OF[code] ?? ['everyone']
  const isTaught = part === null || standard === null || new RegExp(`\\b${part}\\b`).test(standard)
  return isTaught && (audience === null || audiences.includes(audience) || audiences.includes('everyone'))
}

export const MAX_COMPARED = 3

/** Codes of `?compare=`, without doubles and at most three, in the order in which they were chosen. */
export function comparedIn(search: URLSearchParams, known: readonly string[]): readonly string[] {
  const codes = (search.get('compare') ?? '').split(',').filter((code) => known.includes(code))
  return [...new Set(codes)].slice(0, MAX_COMPARED)
}

/** A fourth course changes nothing. */
export function toggledCompare(compared: readonly string[], code: string): readonly string[] {
  if (compared.includes(code)) return compared.filter((one) => one !== code)
  return compared.length >= MAX_COMPARED ? compared : [...compared, code]
}
