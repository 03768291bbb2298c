import type { LocationCitations } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, gte, max } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import {
  citedInspections as inspections,
  citedViolations as violations,
} from '../lib/data/schema/content/citations.ts'

const SECTIONS = 5

/** What the tenant's imported inspections of the last twelve months say of a state; records of the demo never count. */
export async function placeCitations(tx: Tx, state: string, now: Date): Promise<LocationCitations | null> {
  const since = aYearBefore(now)
  const inState = and(
    eq(inspections.source, 'import'),
    eq(inspections.state, state),
    gte(inspections.openedOn, since),
  )
  const [total] = await tx
    .select({ inspections: count(), importedAt: max(inspections.importedAt) })
    .from(inspections)
    .where(inState)
  if (!total?.importedAt) return null
  const ofInspection = and(
    eq(violations.tenantId, inspections.tenantId),
    eq(violations.activityNr, inspections.activityNr),
  )
  const sections = await tx
    .select({ section: violations.section, violations: count() })
    .from(violations)
    .innerJoin(inspections, ofInspection)
    .where(inState)
    .groupBy(violations.section)
    .orderBy(desc(count()), asc(violations.section))
  return {
    inspections: total.inspections,
    violations: sections.reduce((sum, section) => sum + section.violations, 0),
    since,
    importedOn: day(total.importedAt),
    sections: sections.slice(0, SECTIONS),
  }
}

function aYearBefore(now: Date): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  return day(date)
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
