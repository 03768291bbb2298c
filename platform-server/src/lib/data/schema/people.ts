import type { Language, Role } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { tenantRows } from './policies.ts'

/** Where a company's people sign in, as its administrator set it; the service account's secret is stored separately. */
export interface StoredDirectory {
  readonly host: string
  readonly port: number
  readonly tls: 'plain' | 'starttls' | 'ldaps'
  readonly caPem: string | null
  readonly bindDn: string
  readonly baseDn: string
  readonly userFilter: string
}

export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    name: text().notNull(),
    directory: jsonb().$type<StoredDirectory>(),
    /** Sealed (lib/secret-box.ts) for this tenant and company; never leaves the server. */
    directorySecret: text('directory_secret'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('companies_tenant_name').on(table.tenantId, table.name), ...tenantRows(table.tenantId)],
)

/** Email domains, lowercase: how a person's user name leads to the company. */
export const companyDomains = pgTable(
  'company_domains',
  {
    tenantId: tenantColumn(),
    domain: text().notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.domain] }),
    index('company_domains_company').on(table.companyId),
    ...tenantRows(table.tenantId),
  ],
)

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    /** Lowercase, so that two spellings are one account. */
    email: text().notNull(),
    /** `null` for a user who signs in against a company directory. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text().$type<Role>().notNull().default('user'),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    isProfessionalPartner: boolean('is_professional_partner').notNull().default(false),
    /** Platform operator: a right outside the tenants' roles. Only the platform's own role may write it (migration). */
    isOperator: boolean('is_operator').notNull().default(false),
    /** Title of a professional partner, which learners see when they choose one. */
    title: text(),
    certifications: jsonb().$type<string[]>(),
    companyName: text('company_name'),
    /** Language of pages, emails and training; `null` where the person never chose. */
    language: text().$type<Language>(),
    /** Two-letter code. */
    state: text(),
    assignedPartnerId: integer('assigned_partner_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** The person's lasting id in the directory of the company. */
    directoryId: text('directory_id'),
    /** Has a confirmed authenticator app or a passkey: no login by password alone. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** `null` until an email has proved the address: no login before. */
    emailVerifiedAt: instant('email_verified_at'),
    /** When the company's directory last confirmed the person, and when it was last queried. */
    directoryCheckedAt: instant('directory_checked_at'),
    directoryQueriedAt: instant('directory_asked_at'),
    /** While set, the account opens no session and gets no email. */
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** The row then only holds together the records that must be retained; nothing in it identifies the person. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_tenant_email').on(table.tenantId, table.email),
    uniqueIndex('users_company_directory').on(table.companyId, table.directoryId),
    index('users_assigned_partner').on(table.assignedPartnerId),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('super_admin', 'admin', 'user')`),
    ...tenantRows(table.tenantId),
  ],
)

/** Deleted together with the person. */
export const userColumn = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The identity behind records that the law requires us to retain. Only the proof itself and super admins read it. */
export const retainedIdentities = pgTable(
  'retained_identities',
  {
    userId: userColumn().primaryKey(),
    tenantId: tenantColumn(),
    name: text().notNull(),
    companyName: text('company_name'),
  },
  (table) => tenantRows(table.tenantId),
)
