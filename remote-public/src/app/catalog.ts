export interface CatalogEntry {
  readonly code: string
  readonly title: string
  readonly standard: string
  readonly priceCents: number
}

/** The core modules at list price (spec section 3, decisions.md); a tenant's own prices arrive from the API. */
export const CATALOG = [
  { code: 'IC0110', title: 'Ladder Safety', standard: '1926.1053', priceCents: 2000 },
  { code: 'IC0111', title: 'Machine Safeguarding', standard: '1910.212', priceCents: 3500 },
  { code: 'IC0112', title: 'Fall Protection', standard: '1926.501', priceCents: 4000 },
  {
    code: 'IC0113',
    title: 'Respiratory Protection Awareness',
    standard: '1910.134',
    priceCents: 3000,
  },
  { code: 'IC0114', title: 'Scaffolding Safety', standard: '1926.451', priceCents: 3500 },
  { code: 'IC0115', title: 'Emergency Preparedness', standard: '1910.38', priceCents: 3000 },
  { code: 'IC0116', title: 'Lockout/Tagout', standard: '1910.147', priceCents: 4000 },
  { code: 'IC0117', title: 'Chemical Hazard Comm', standard: '1910.1200', priceCents: 4000 },
  { code: 'IC0118', title: 'Electrical Safety', standard: '1910.303', priceCents: 4000 },
  { code: 'IC0119', title: 'Confined Spaces', standard: '1910.146', priceCents: 4000 },
  {
    code: 'IC0120',
    title: 'Personal Protective Equipment',
    standard: '1910.132',
    priceCents: 4000,
  },
  { code: 'IC0121', title: 'Bloodborne Pathogens', standard: '1910.1030', priceCents: 4000 },
] as const satisfies readonly CatalogEntry[]

export type ModuleCode = (typeof CATALOG)[number]['code']

interface CitedStandard {
  readonly standard: string
  readonly citations: number
  /** The module that teaches it; none teaches forklifts yet. */
  readonly code: string | null
}

export const MOST_CITED: readonly CitedStandard[] = [
  { standard: '1926.501', citations: 5914, code: 'IC0112' },
  { standard: '1910.1200', citations: 2546, code: 'IC0117' },
  { standard: '1926.1053', citations: 2405, code: 'IC0110' },
  { standard: '1910.147', citations: 2177, code: 'IC0116' },
  { standard: '1910.134', citations: 1953, code: 'IC0113' },
  { standard: '1926.503', citations: 1907, code: 'IC0112' },
  { standard: '1926.451', citations: 1905, code: 'IC0114' },
  { standard: '1910.178', citations: 1826, code: null },
  { standard: '1926.102', citations: 1665, code: 'IC0120' },
  { standard: '1910.212', citations: 1239, code: 'IC0111' },
]

export function moduleTitle(code: string): string {
  return CATALOG.find((entry) => entry.code === code)?.title ?? code
}
