import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { tenantRows } from './policies.ts'

/** Safety professionals whom the tenant knows; they need no account. */
export const professionals = pgTable(
  'professionals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lowercase. */
    email: text(),
    phone: text(),
    companyName: text('company_name'),
    city: text(),
    /** Two-letter code. */
    state: text().notNull(),
    certifications: jsonb().$type<string[]>().notNull(),
    services: jsonb().$type<string[]>().notNull(),
    /** When the first of the certifications expires, if known. */
    certifiedUntil: date('certified_until', { mode: 'string' }),
    /** A description of where the entry came from. */
    source: text().notNull(),
    doNotContact: boolean('do_not_contact').notNull().default(false),
    /** When the entry was last compared with its source. */
    checkedOn: date('checked_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('professionals_tenant_email').on(table.tenantId, table.email),
    index('professionals_tenant_name').on(table.tenantId, table.lastName, table.firstName),
    check('professionals_email_lowercase', sql`${table.email} = lower(${table.email})`),
    ...tenantRows(table.tenantId),
  ],
)
