import type { Services } from '../app/services.ts'
import { professionals } from '../lib/data/schema/professionals.ts'

type Row = readonly [
  first: string,
  last: string,
  city: string,
  state: string,
  certified: string,
  service: string,
]

const PEOPLE: readonly Row[] = [
  ['Beatriz', 'Solano', 'Houston', 'TX', 'CSP, CHMM', 'Process safety; Chemical inventories'],
  ['Gordon', 'Abernathy', 'Tulsa', 'OK', 'CSP', 'Crane and rigging audits'],
  ['Keiko', 'Yamada', 'Seattle', 'WA', 'CIH', 'Air and noise surveys'],
  ['Lamar', 'Jeffries', 'Atlanta', 'GA', 'CHST, OHST', 'Site safety officers; Toolbox talks'],
  ['Oksana', 'Petrenko', 'Chicago', 'IL', 'CSP, CIH', 'Exposure assessment; Respirator programs'],
  ['Wendell', 'Hughes', 'Columbus', 'OH', 'ASP', 'Lockout procedures'],
  ['Xavier', 'Montoya', 'Phoenix', 'AZ', 'CSP', 'Heat illness programs; Training in Spanish'],
  ['Ingrid', 'Halvorsen', 'Milwaukee', 'WI', 'CSP, CEAS', 'Ergonomics; Machine guarding review'],
  ['Raymond', 'Castillo', 'San Diego', 'CA', 'CHMM', 'Hazardous waste; Chemical inventories'],
  ['Thandiwe', 'Mokoena', 'New York', 'NY', 'CSP', 'Fall protection plans; Scaffold inspection'],
]

const TENANTS = [1, 2] as const

/** A demo directory; an existing address is left unchanged. */
export async function seedDemoProfessionals({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const tenantId of TENANTS)
    await database.withTenant(tenantId, async (tx) => {
      const rows = PEOPLE.map(([firstName, lastName, city, state, certified, services], place) => ({
        ...{ tenantId, firstName, lastName, city, state },
        email: `${firstName}.${lastName}@safety-directory.test`.toLowerCase(),
        phone: `+1 555 010 02${String(place + 10)}`,
        companyName: place % 3 === 0 ? `${lastName} Safety Group` : null,
        certifications: certified.split(', '),
        services: services.split('; '),
        certifiedUntil: `${2026 + (place % 4)}-12-31`,
        source: 'Regional safety conference 2026',
        doNotContact: place === 5,
        checkedOn: '2026-09-30',
      }))
      await tx.insert(professionals).values(rows).onConflictDoNothing()
    })
}
