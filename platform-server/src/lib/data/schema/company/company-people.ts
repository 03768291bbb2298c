import type { Language } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { companies, userColumn, users } from '../people.ts'
import { tenantRows } from '../policies.ts'

export const companyColumn = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** Who manages the people of a company; a person manages one company at most. */
export const companyManagers = pgTable(
  'company_managers',
  {
    userId: userColumn().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    /** May grant and revoke. */
    isOwner: boolean('is_owner').notNull(),
    /** Email of the person who granted it. */
    grantedBy: text('granted_by').notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** The weekly email about what is overdue, has expired or soon will. */
    getsDigest: boolean('gets_digest').notNull().default(true),
  },
  (table) => [index('company_managers_company').on(table.companyId), ...tenantRows(table.tenantId)],
)

/**
 * A person of a company as its managers entered them. Their training is theirs: the company sees it from `joinedAt`, when
 * they agreed or their address proved that they work there, until `deactivatedAt`.
 */
export const companyPeople = pgTable(
  'company_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    /** Lowercase; that of the account, also where it is only a key (rules/access/no-email.rule.ts). */
    email: text().notNull(),
    /** Of the company; empty for none. */
    employeeNumber: text('employee_number').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    department: text().notNull().default(''),
    site: text().notNull().default(''),
    jobRole: text('job_role').notNull().default(''),
    supervisorId: integer('supervisor_id').references((): AnyPgColumn => companyPeople.id, {
      onDelete: 'set null',
    }),
    /** Set together with `joinedAt`. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the invitation. */
    language: text().$type<Language>(),
    /** Email of the manager who added them. */
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    addedAt: instant('added_at').notNull(),
    joinedAt: instant('joined_at'),
    declinedAt: instant('declined_at'),
    deactivatedAt: instant('deactivated_at'),
    /** How the company's identity provider names them; both empty for people whom it does not manage. */
    externalId: text('external_id'),
    userName: text('user_name'),
    /** The identity provider deleted them: deactivated, and not there for it any more. */
    unlistedAt: instant('unlisted_at'),
    /** With which someone without email signs in on a tablet of the company; both `null` for none. */
    pinHash: text('pin_hash'),
    pinMadeAt: instant('pin_made_at'),
  },
  (table) => [
    uniqueIndex('company_people_email').on(table.companyId, table.email),
    uniqueIndex('company_people_user')
      .on(table.userId)
      .where(sql`${table.deactivatedAt} is null`),
    uniqueIndex('company_people_user_name').on(table.companyId, sql`lower(${table.userName})`),
    uniqueIndex('company_people_employee_number')
      .on(table.companyId, sql`lower(${table.employeeNumber})`)
      .where(sql`${table.employeeNumber} <> ''`),
    index('company_people_external_id').on(table.companyId, table.externalId),
    index('company_people_tenant_email').on(table.tenantId, table.email),
    check('company_people_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('company_people_joined', sql`(${table.userId} is null) = (${table.joinedAt} is null)`),
    ...tenantRows(table.tenantId),
  ],
)
