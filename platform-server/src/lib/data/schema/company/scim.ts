import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'
import { companyColumn } from './company-people.ts'

/** With one of these the identity provider of a company changes its people. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    /** Of the identity provider, as the manager wrote it. */
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedBy: text('revoked_by'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('scim_tokens_company').on(table.companyId), ...tenantRows(table.tenantId)],
)

/** A department as identity providers know it. Who works there is what `companyPeople.department` says. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: companyColumn(),
    name: text().notNull(),
    externalId: text('external_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('scim_groups_name').on(table.companyId, sql`lower(${table.name})`),
    ...tenantRows(table.tenantId),
  ],
)
