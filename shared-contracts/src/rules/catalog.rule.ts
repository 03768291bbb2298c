import type { Language } from '../http/language.ts'

/** A course as every package knows it without a request; the tenant's own price comes with GET {api}/modules. */
export interface CatalogEntry {
  readonly code: string
  readonly title: string
  readonly priceCents: number
}

/** The twelve core modules; IC0110 to IC0117 and their prices are printed in spec section 3. */
export const CORE_MODULES: readonly CatalogEntry[] = [
  { code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 },
  { code: 'IC0111', title: 'Machine Safeguarding', priceCents: 3500 },
  { code: 'IC0112', title: 'Fall Protection', priceCents: 4000 },
  { code: 'IC0113', title: 'Respiratory Protection Awareness', priceCents: 3000 },
  { code: 'IC0114', title: 'Scaffolding Safety', priceCents: 3500 },
  { code: 'IC0115', title: 'Emergency Preparedness', priceCents: 3000 },
  { code: 'IC0116', title: 'Lockout/Tagout', priceCents: 4000 },
  { code: 'IC0117', title: 'Chemical Hazard Comm', priceCents: 4000 },
  { code: 'IC0118', title: 'Electrical Safety', priceCents: 4000 },
  { code: 'IC0119', title: 'Confined Spaces', priceCents: 4000 },
  { code: 'IC0120', title: 'Personal Protective Equipment', priceCents: 4000 },
  { code: 'IC0121', title: 'Bloodborne Pathogens', priceCents: 4000 },
]

const SPANISH_TITLES: Readonly<Record<string, string>> = {
  IC0110: 'Seguridad con las escaleras',
  IC0111: 'Resguardo de máquinas',
  IC0112: 'Protección contra caídas',
  IC0113: 'Protección respiratoria',
  IC0114: 'Seguridad en andamios',
  IC0115: 'Preparación para emergencias',
  IC0116: 'Bloqueo y etiquetado',
  IC0117: 'Comunicación de riesgos químicos',
  IC0118: 'Seguridad eléctrica',
  IC0119: 'Espacios confinados',
  IC0120: 'Equipo de protección personal',
  IC0121: 'Patógenos transmitidos por la sangre',
}

/** A course's name in a language, even if its lessons are not translated yet; `title` for a course outside the core. */
export function courseTitle(
  { code, title }: Pick<CatalogEntry, 'code' | 'title'>,
  language: Language,
): string {
  const english = CORE_MODULES.find((course) => course.code === code)?.title
  return (language === 'es' ? SPANISH_TITLES[code] : english) ?? title
}
