import type { TenantSettings } from '@platform/shared-contracts/http'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { platformRows, tenantRows } from './policies.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const tenants = pgTable(
  'tenants',
  {
    // The built-in tenants are 1 and 2; others start well clear of them.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    slug: text().notNull().unique(),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    /** The published revision. */
    revision: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => tenantRows(table.id),
)

/** Known hosts: the only way from a request to a tenant. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    host: text().primaryKey(),
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Order of the hosts as the editor gave them; the first one is the tenant's domain. */
    position: integer().notNull().default(0),
  },
  () => [platformRows()],
)

/** Append-only: everything that was ever published. */
export const tenantRevisions = pgTable(
  'tenant_revisions',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    settings: jsonb().$type<TenantSettings>().notNull(),
    note: text().notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.revision] }), platformRows()],
)

export const tenantDrafts = pgTable(
  'tenant_drafts',
  {
    tenantId: integer('tenant_id')
      .primaryKey()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** The revision that was published when the editing started. */
    baseRevision: integer('base_revision').notNull(),
    settings: jsonb().$type<TenantSettings>().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  () => [platformRows()],
)
