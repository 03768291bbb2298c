import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn, companyPeople } from './company-people.ts'

/** A class that a company held in a module. It is voided where it was recorded by mistake, and never deleted. */
export const companyClasses = pgTable(
  'company_classes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    moduleCode: text('module_code').notNull(),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    trainer: text().notNull(),
    qualification: text().notNull(),
    place: text().notNull(),
    /** Of the sign-in sheet: its key in the storage, and what its reader needs to know. */
    fileKey: text('file_key'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    fileSizeBytes: integer('file_size_bytes'),
    recordedBy: text('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    voidedBy: text('voided_by'),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
  },
  (table) => [
    index('company_classes_company').on(table.companyId, table.heldOn),
    ...tenantRows(table.tenantId),
  ],
)

/** A due date that a class fulfilled, as it was. */
export interface FulfilledDueDate {
  readonly dueOn: string
  readonly assignedBy: string
  /** ISO 8601. */
  readonly assignedAt: string
  readonly isRenewal: boolean
}

/** Who attended a class. */
export const companyClassPeople = pgTable(
  'company_class_people',
  {
    tenantId: tenantColumn(),
    classId: integer('class_id')
      .notNull()
      .references(() => companyClasses.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => companyPeople.id, { onDelete: 'cascade' }),
    /** As it was when the class was recorded. */
    name: text().notNull(),
    /** It comes back when the class is voided. */
    fulfilled: jsonb().$type<FulfilledDueDate>(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.personId] }),
    index('company_class_people_person').on(table.personId),
    ...tenantRows(table.tenantId),
  ],
)
