import type { RequiredModule } from '@platform/shared-contracts/http'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { companyColumn, companyPeople } from './company-people.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** Modules that a company requires of the people at a place; an empty place is any. */
export const companyRules = pgTable(
  'company_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    jobRole: text('job_role').notNull(),
    site: text().notNull(),
    department: text().notNull(),
    dueInDays: integer('due_in_days').notNull(),
    modules: jsonb().$type<RequiredModule[]>().notNull(),
    /** Email of the manager who saved it last. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('company_rules_company').on(table.companyId), ...tenantRows(table.tenantId)],
)

/** A person who does not need a module through a day. Never deleted before the person is. */
export const companyExemptions = pgTable(
  'company_exemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    personId: integer('person_id')
      .notNull()
      .references(() => companyPeople.id, { onDelete: 'cascade' }),
    moduleCode: text('module_code').notNull(),
    reason: text().notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    grantedBy: text('granted_by').notNull(),
    grantedAt: instant('granted_at').notNull(),
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('company_exemptions_company').on(table.companyId, table.endsOn),
    index('company_exemptions_person').on(table.personId, table.moduleCode),
    ...tenantRows(table.tenantId),
  ],
)

/** Which manager got the digest of a week, by its Monday, so that no one gets it twice. */
export const companyDigests = pgTable(
  'company_digests',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    week: date({ mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] }), ...tenantRows(table.tenantId)],
)
