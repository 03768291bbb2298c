import type { MostCited } from '@platform/shared-contracts/http'
import { modulesOn } from './standard.rule.ts'

const ITEMS: readonly (readonly [section: string, title: string, violations: number])[] = [
  ['1926.501', 'Fall protection: general requirements', 5914],
  ['1910.1200', 'Hazard communication', 2546],
  ['1926.1053', 'Ladders', 2405],
  ['1910.147', 'Control of hazardous energy (lockout/tagout)', 2177],
  ['1910.134', 'Respiratory protection', 1953],
  ['1926.503', 'Fall protection: training', 1907],
  ['1926.451', 'Scaffolding', 1905],
  ['1910.178', 'Powered industrial trucks', 1826],
  ['1926.102', 'Eye and face protection', 1665],
  ['1910.212', 'Machine guarding', 1239],
]

/** The national list of fiscal year 2025 (October 2024 to September 2025), as first announced. */
export const MOST_CITED: MostCited = {
  fiscalYear: 2025,
  isPreliminary: true,
  source: 'National Safety Council and OSHA, as reported by manufacturing.net and nrla.org',
  checkedOn: '2026-11-20',
  items: ITEMS.map(([section, title, violations]) => ({
    section,
    title,
    violations,
    moduleCodes: modulesOn(section),
  })),
}
