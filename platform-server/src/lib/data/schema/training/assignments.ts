import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** A module that a learner has to complete by a day. Assigning it again changes the day. */
export const trainingAssignments = pgTable(
  'training_assignments',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Email of the person who assigned it. */
    assignedBy: text('assigned_by').notNull(),
    assignedAt: instant('assigned_at').notNull(),
    /** Training of before the assignment does not fulfill it. */
    isRenewal: boolean('is_renewal').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleCode] }), ...tenantRows(table.tenantId)],
)
