import type { TrainingRow } from '@platform/shared-contracts/http'
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn, companyPeople } from './company-people.ts'

/**
 * Each learner who works for a company, with where they stand in every module: what its matrix searches, sorts and counts
 * by (decisions/0228). Derived from other tables, and written by domain/training-index only.
 */
export const companyTrainingIndex = pgTable(
  'company_training_index',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => companyPeople.id, { onDelete: 'cascade' }),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    userId: userColumn(),
    /** Of the account. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    department: text().notNull(),
    site: text().notNull(),
    jobRole: text('job_role').notNull(),
    /** Of the rules and the content that it was computed by. */
    version: text().notNull(),
    /** One character for each module, in the order of the catalog: cell-code.rule.ts. */
    cells: text().notNull(),
    /** As the matrix shows the person. */
    row: jsonb().$type<TrainingRow>().notNull(),
    completed: smallint().notNull(),
    lastActivityAt: instant('last_activity_at'),
    /** Something that it was computed from has changed. */
    isStale: boolean('is_stale').notNull(),
    /** When it was computed, and when time alone changes it; `null` where it never does. */
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    /** Until every transaction below this number has ended, one may have changed the person's training unnoticed. */
    settlesAt: bigint('settles_at', { mode: 'bigint' }),
  },
  (table) => [
    index('company_training_index_company').on(table.companyId),
    index('company_training_index_user').on(table.userId),
    ...tenantRows(table.tenantId),
  ],
)

/**
 * Whose training has changed since it was last computed; without a person, that of the whole company. Written by triggers
 * only, so that no feature can forget to.
 */
export const companyTrainingChanges = pgTable(
  'company_training_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    personId: integer('person_id').references(() => companyPeople.id, { onDelete: 'cascade' }),
    /** The person has just become one whose training the company sees. */
    isJoining: boolean('is_joining').notNull().default(false),
  },
  (table) => [
    index('company_training_changes_company').on(table.companyId),
    index('company_training_changes_person').on(table.personId),
    ...tenantRows(table.tenantId),
  ],
)
