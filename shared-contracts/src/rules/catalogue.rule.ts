/** A course as every room knows it without asking the server; the tenant's own price comes with GET {api}/modules. */
export interface CatalogueEntry {
  readonly code: string
  readonly title: string
  readonly priceCents: number
}

/** The twelve core modules; IC0110 to IC0117 and their prices are printed in spec section 3. */
export const CORE_MODULES: readonly CatalogueEntry[] = [
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
