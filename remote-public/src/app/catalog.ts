import { courseTitle } from '@platform/shared-contracts/rules'
import { i18n } from './i18n.ts'

/** The standard in 29 CFR that each core module teaches first. */
const STANDARDS = {
  IC0110: '1926.1053',
  IC0111: '1910.212',
  IC0112: '1926.501',
  IC0113: '1910.134',
  IC0114: '1926.451',
  IC0115: '1910.38',
  IC0116: '1910.147',
  IC0117: '1910.1200',
  IC0118: '1910.303',
  IC0119: '1910.146',
  IC0120: '1910.132',
  IC0121: '1910.1030',
} as const

export type ModuleCode = keyof typeof STANDARDS

export const MODULE_CODES = Object.keys(STANDARDS) as readonly ModuleCode[]

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

/** The module that teaches a standard that is often cited, by its code; `null` for any other standard. */
export function moduleOf(standard: string): string | null {
  return MOST_CITED.find((cited) => cited.standard === standard)?.code ?? null
}

/** In the language of the page; a module outside the core is called by its code. */
export function moduleTitle(code: string): string {
  return courseTitle({ code, title: code }, i18n.language.get())
}

/** The paragraph's number alone, for example `1926.501`; empty for a module outside the core. */
export function standardOf(code: string): string {
  return (STANDARDS as Readonly<Record<string, string>>)[code] ?? ''
}
