import type {
  CitationPage,
  CitationQuery,
  CitationStats,
  CitedInspection,
  CitedInspectionDetail,
} from '@platform/shared-contracts/http'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  max,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import {
  citedInspections as inspections,
  citedViolations as violations,
} from '../lib/data/schema/content/citations.ts'
import { ProblemError } from '../lib/problem.ts'
import { modulesOn, parseStandard } from './standard.rule.ts'

const MAX_SECTIONS = 10

const ofInspection = and(
  eq(violations.tenantId, inspections.tenantId),
  eq(violations.activityNr, inspections.activityNr),
)
const counted = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${violations} where ${ofInspection} and ${condition})`
const penalty = sql<number>`(select coalesce(sum(${violations.currentPenaltyCents}), 0)::int from ${violations} where ${ofInspection})`

const columns = {
  ...getTableColumns(inspections),
  violations: counted(sql`true`),
  serious: counted(eq(violations.type, 'S')),
  willful: counted(eq(violations.type, 'W')),
  repeat: counted(eq(violations.type, 'R')),
  currentPenaltyCents: penalty,
}

const ORDERS: Readonly<Record<string, SQL>> = {
  opened: sql`${inspections.openedOn}`,
  penalty,
  name: sql`lower(${inspections.establishment})`,
}

export async function citationPage(tx: Tx, query: CitationQuery): Promise<CitationPage> {
  const { sort, page, size } = query
  const where = matching(tx, query)
  const order = ORDERS[sort.replace('-', '')] ?? sql`${inspections.openedOn}`
  const rows = await tx
    .select(columns)
    .from(inspections)
    .where(where)
    .orderBy(sort.startsWith('-') ? desc(order) : asc(order), asc(inspections.activityNr))
    .limit(size)
    .offset((page - 1) * size)
  const total = await tx.$count(inspections, where)
  return { items: rows.map(toInspection), total, page, size, ...(await coverage(tx)) }
}

/** All the values to choose from, whatever the query is. */
async function coverage(tx: Tx) {
  const year = sql<number>`extract(year from ${inspections.openedOn})::int`
  const isImport = eq(inspections.source, 'import')
  const [last] = await tx
    .select({ at: max(inspections.importedAt) })
    .from(inspections)
    .where(isImport)
  const states = await tx.selectDistinct({ state: inspections.state }).from(inspections)
  const years = await tx.selectDistinct({ year }).from(inspections)
  return {
    importedAt: last?.at?.toISOString() ?? null,
    demoRecords: await tx.$count(inspections, eq(inspections.source, 'demo')),
    states: states.map(({ state }) => state).toSorted(),
    years: years.map(({ year: one }) => one).toSorted((one, other) => other - one),
  }
}

export async function citationStats(tx: Tx, query: CitationQuery): Promise<CitationStats> {
  const amount = sql<number>`sum(${violations.currentPenaltyCents})::int`
  const rows = await tx
    .select({ section: violations.section, violations: count(), currentPenaltyCents: amount })
    .from(violations)
    .innerJoin(inspections, ofInspection)
    .where(and(matching(tx, query), ofViolation(query)))
    .groupBy(violations.section)
    .orderBy(desc(count()), asc(violations.section))
    .limit(MAX_SECTIONS)
  return { sections: rows.map((row) => ({ ...row, moduleCodes: modulesOn(row.section) })) }
}

export async function citationDetail(tx: Tx, activityNr: string): Promise<CitedInspectionDetail> {
  const [row] = await tx.select(columns).from(inspections).where(eq(inspections.activityNr, activityNr))
  if (!row) throw new ProblemError(404, 'inspection-not-found')
  const list = await tx
    .select()
    .from(violations)
    .where(eq(violations.activityNr, activityNr))
    .orderBy(asc(violations.citationId))
  const { address, zip, scope, employees } = row
  return {
    ...toInspection(row),
    ...{ address, zip, scope, employees },
    violationList: list.map((violation) => ({ ...violation, moduleCodes: modulesOn(violation.section) })),
  }
}

type Row = Omit<CitedInspection, 'isDemo'> & { readonly source: 'demo' | 'import' }

function toInspection(row: Row): CitedInspection {
  const { activityNr, establishment, city, state, naics, inspectionType, openedOn, closedOn } = row
  return {
    ...{ activityNr, establishment, city, state, naics, inspectionType, openedOn, closedOn },
    violations: row.violations,
    serious: row.serious,
    willful: row.willful,
    repeat: row.repeat,
    currentPenaltyCents: row.currentPenaltyCents,
    isDemo: row.source === 'demo',
  }
}

/** Inspections that match. If the query has conditions on violations, a single violation must meet all of them. */
function matching(tx: Tx, query: CitationQuery): SQL | undefined {
  const { q, state, year, naics, status } = query
  const cited = ofViolation(query)
  return and(
    q ? ilike(inspections.establishment, `%${escaped(q)}%`) : undefined,
    state ? eq(inspections.state, state) : undefined,
    naics ? ilike(inspections.naics, `${naics}%`) : undefined,
    year ? sql`extract(year from ${inspections.openedOn}) = ${year}` : undefined,
    status && STATUSES[status],
    cited &&
      exists(
        tx
          .select({ one: sql`1` })
          .from(violations)
          .where(and(ofInspection, cited)),
      ),
  )
}

const STATUSES = { open: isNull(inspections.closedOn), closed: isNotNull(inspections.closedOn) }

function ofViolation({ standard, type }: CitationQuery): SQL | undefined {
  if (!standard && !type) return undefined
  return and(standard ? onStandard(standard) : undefined, type ? eq(violations.type, type) : undefined)
}

/** A section includes its paragraphs, a paragraph those below it. Text that is not a standard finds nothing. */
function onStandard(given: string): SQL {
  const standard = parseStandard(given)
  if (!standard) return sql`false`
  const { text } = standard
  return sql`(${violations.standard} = ${text} or ${violations.standard} like ${`${escaped(text)}(%`})`
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
