import type { Language } from '../http/language.ts'
import { COURSE_TITLES } from '../locales/course-titles.ts'
import { courseTitles } from '../locales/en/course-titles.ts'

/** A course as every package knows it without a request; the tenant's own price comes with GET {api}/modules. */
export interface CatalogEntry {
  readonly code: string
  readonly title: string
  readonly priceCents: number
}

/** The twelve core modules; IC0110 to IC0117 and their prices are printed in spec section 3. */
export const CORE_MODULES: readonly CatalogEntry[] = [
  { code: 'IC0110', title: courseTitles.IC0110, priceCents: 2000 },
  { code: 'IC0111', title: courseTitles.IC0111, priceCents: 3500 },
  { code: 'IC0112', title: courseTitles.IC0112, priceCents: 4000 },
  { code: 'IC0113', title: courseTitles.IC0113, priceCents: 3000 },
  { code: 'IC0114', title: courseTitles.IC0114, priceCents: 3500 },
  { code: 'IC0115', title: courseTitles.IC0115, priceCents: 3000 },
  { code: 'IC0116', title: courseTitles.IC0116, priceCents: 4000 },
  { code: 'IC0117', title: courseTitles.IC0117, priceCents: 4000 },
  { code: 'IC0118', title: courseTitles.IC0118, priceCents: 4000 },
  { code: 'IC0119', title: courseTitles.IC0119, priceCents: 4000 },
  { code: 'IC0120', title: courseTitles.IC0120, priceCents: 4000 },
  { code: 'IC0121', title: courseTitles.IC0121, priceCents: 4000 },
]

/** A course's name in a language, even if its lessons are not translated yet; `title` for a course outside the core. */
export function courseTitle(
  { code, title }: Pick<CatalogEntry, 'code' | 'title'>,
  language: Language,
): string {
  return COURSE_TITLES[language][code] ?? title
}
