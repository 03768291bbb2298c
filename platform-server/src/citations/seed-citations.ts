import { count, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { citedInspections, citedViolations } from '../lib/data/schema/content/citations.ts'
import { parseStandard } from './standard.rule.ts'

const TENANTS = [1, 2]
const DAY_MS = 24 * 60 * 60 * 1000

/** Employers and places that do not exist; `nr` is out of the range that the Department gives. */
const EMPLOYERS = [
  ['Example Roofing Co.', 'Austin', 'TX', '238160'],
  ['Sample Steel Erectors', 'Tulsa', 'OK', '238120'],
  ['Demo Foods Packing', 'Omaha', 'NE', '311612'],
  ['Specimen Metal Works', 'Dayton', 'OH', '332710'],
  ['Placeholder Painting LLC', 'Tampa', 'FL', '238320'],
  ['Fictional Freight Depot', 'Atlanta', 'GA', '493110'],
  ['Invented Millwork Inc.', 'Denver', 'CO', '321918'],
  ['Pretend Plating Works', 'Scranton', 'PA', '332813'],
  ['Imaginary Masonry', 'Kansas City', 'MO', '238140'],
  ['Made-up Solar Installers', 'Boise', 'ID', '238210'],
  ['Sketch Scaffolding', 'Chicago', 'IL', '238990'],
  ['Draft Plastics', 'Mobile', 'AL', '326199'],
  ['Model Home Builders', 'Dallas', 'TX', '236115'],
  ['Test Cell Foundry', 'Milwaukee', 'WI', '331511'],
] as const

const STANDARDS = [
  '1926.501(b)(13)',
  '1910.1200(e)(1)',
  '1926.1053(b)(1)',
  '1910.147(c)(4)(i)',
  '1910.134(c)(1)',
  '1926.503(a)(1)',
  '1926.451(g)(1)',
  '1910.178(l)(1)(i)',
  '1926.102(a)(1)',
  '1910.212(a)(1)',
]
const TYPES = ['S', 'S', 'S', 'O', 'R', 'W'] as const
const PENALTIES_CENTS = { S: 9_450_00, O: 1_200_00, R: 38_600_00, W: 118_000_00 }

/** Made-up records, marked as such wherever they are shown; only added if there are no records at all. */
export async function seedDemoCitations({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const tenantId of TENANTS)
    await database.withTenant(tenantId, async (tx) => {
      const [row] = await tx
        .select({ records: count() })
        .from(citedInspections)
        .where(eq(citedInspections.tenantId, tenantId))
      if (row && row.records > 0) return
      await tx.insert(citedInspections).values(EMPLOYERS.map((_, at) => inspection(tenantId, at, now())))
      await tx.insert(citedViolations).values(EMPLOYERS.flatMap((_, at) => violationsOf(tenantId, at, now())))
    })
}

const dayAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
const openedBefore = (at: number) => 40 + at * 53

function inspection(tenantId: number, at: number, now: Date) {
  const [establishment = '', city = '', state = '', naics = ''] = EMPLOYERS[at] ?? []
  return {
    ...{ tenantId, establishment, city, state, naics },
    activityNr: String(990_000_001 + at),
    source: 'demo' as const,
    address: `${100 + at * 7} Example Street`,
    zip: '00000',
    inspectionType: 'BHAC'[at % 4] ?? null,
    scope: 'B',
    employees: 8 + at * 6,
    openedOn: dayAgo(now, openedBefore(at)),
    closedOn: at % 3 === 0 ? null : dayAgo(now, openedBefore(at) - 30),
  }
}

function violationsOf(tenantId: number, at: number, now: Date) {
  return Array.from({ length: 1 + (at % 4) }, (_, index) => {
    const { text: standard, section } = parseStandard(
      STANDARDS[(at + index * 3) % STANDARDS.length] ?? '',
    ) ?? {
      text: '',
      section: '',
    }
    const type = TYPES[(at + index) % TYPES.length] ?? 'S'
    const initialPenaltyCents = PENALTIES_CENTS[type]
    return {
      ...{ tenantId, standard, section, type, initialPenaltyCents },
      activityNr: String(990_000_001 + at),
      citationId: `0100${index + 1}`,
      issuedOn: dayAgo(now, openedBefore(at) - 20),
      abateBy: dayAgo(now, openedBefore(at) - 35),
      currentPenaltyCents: Math.round(initialPenaltyCents * (index % 2 === 0 ? 0.6 : 1)),
      contestedOn: index === 2 ? dayAgo(now, openedBefore(at) - 28) : null,
      finalOrderOn: index === 2 ? null : dayAgo(now, openedBefore(at) - 36),
      instances: 1 + index,
      exposed: 2 + at,
      gravity: type === 'O' ? 1 : 10,
    }
  })
}
