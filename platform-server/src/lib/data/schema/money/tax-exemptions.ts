import type { ExemptionKind, ExemptionStatus } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { companies, users } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** Certificates of exemption from sales tax: of a company, or of the account of a buyer who manages none. */
export const taxExemptions = pgTable(
  'tax_exemptions',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the certificate says. */
    number: text().notNull(),
    /** The US state that it is for, two letters. */
    state: text().notNull(),
    kind: text().$type<ExemptionKind>().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    status: text().$type<ExemptionStatus>().notNull().default('waiting'),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Email address. */
    decidedBy: text('decided_by'),
    reason: text(),
    /** When its buyers were reminded that it ends. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    check('tax_exemptions_owner', sql`num_nonnulls(${table.companyId}, ${table.userId}) = 1`),
    uniqueIndex('tax_exemptions_accepted_company')
      .on(table.companyId)
      .where(sql`${table.status} = 'accepted'`),
    uniqueIndex('tax_exemptions_accepted_user')
      .on(table.userId)
      .where(sql`${table.status} = 'accepted'`),
    index('tax_exemptions_company').on(table.companyId, table.sentAt),
    index('tax_exemptions_user').on(table.userId, table.sentAt),
    index('tax_exemptions_status').on(table.tenantId, table.status, table.sentAt),
    ...tenantRows(table.tenantId),
  ],
)
