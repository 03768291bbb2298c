import type { ViolationType } from '@platform/shared-contracts/http'
import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

const day = (name: string) => date(name, { mode: 'string' })

/** Inspections of workplaces as the Department of Labor publishes them. */
export const citedInspections = pgTable(
  'cited_inspections',
  {
    tenantId: tenantColumn(),
    activityNr: text('activity_nr').notNull(),
    source: text().$type<'demo' | 'import'>().notNull(),
    establishment: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    naics: text(),
    inspectionType: text('inspection_type'),
    scope: text(),
    employees: integer(),
    openedOn: day('opened_on').notNull(),
    closedOn: day('closed_on'),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.activityNr] }),
    index('cited_inspections_opened').on(table.tenantId, table.openedOn),
    ...tenantRows(table.tenantId),
  ],
)

/** What was cited in them. Units: penalties in cents. */
export const citedViolations = pgTable(
  'cited_violations',
  {
    tenantId: tenantColumn(),
    activityNr: text('activity_nr').notNull(),
    citationId: text('citation_id').notNull(),
    standard: text().notNull(),
    section: text().notNull(),
    type: text().$type<ViolationType>().notNull(),
    issuedOn: day('issued_on').notNull(),
    abateBy: day('abate_by'),
    initialPenaltyCents: integer('initial_penalty_cents').notNull(),
    currentPenaltyCents: integer('current_penalty_cents').notNull(),
    contestedOn: day('contested_on'),
    finalOrderOn: day('final_order_on'),
    instances: integer(),
    exposed: integer(),
    gravity: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.activityNr, table.citationId] }),
    foreignKey({
      columns: [table.tenantId, table.activityNr],
      foreignColumns: [citedInspections.tenantId, citedInspections.activityNr],
    }).onDelete('cascade'),
    index('cited_violations_section').on(table.tenantId, table.section),
    ...tenantRows(table.tenantId),
  ],
)
