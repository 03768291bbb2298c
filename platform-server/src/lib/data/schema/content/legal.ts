import type { LegalDocument, LegalKind } from '@platform/shared-contracts/http'
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantRows } from '../policies.ts'
import { tenants } from '../tenants.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const tenantId = () =>
  integer('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })

/** Title, summary and sections; `{tenant}`, `{email}` and `{phone}` stand for what the tenant is called today. */
export type LegalBody = Pick<LegalDocument, 'title' | 'summary' | 'sections'>

/** Append-only: every version that was ever in force. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    tenantId: tenantId(),
    kind: text().$type<LegalKind>().notNull(),
    version: text().notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** `platform` for the platform's own text, `tenant` for one that the tenant wrote: the platform's then stops following. */
    source: text().$type<'platform' | 'tenant'>().notNull(),
    body: jsonb().$type<LegalBody>().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.version] }),
    ...tenantRows(table.tenantId),
  ],
)

/** Append-only: who accepted which version, and when. The row outlives the account, as proof that there was consent. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    tenantId: tenantId(),
    userId: integer('user_id').notNull(),
    kind: text().$type<LegalKind>().notNull(),
    version: text().notNull(),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.kind, table.version] }),
    ...tenantRows(table.tenantId),
  ],
)
