import type { CredentialState } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** Credentials that learners earned elsewhere, with a picture of each in the file storage. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    title: text().notNull(),
    issuer: text().notNull(),
    number: text().notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    moduleCode: text('module_code'),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    state: text().$type<CredentialState>().notNull().default('pending'),
    version: integer().notNull().default(1),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    reason: text(),
  },
  (table) => [
    index('credentials_user').on(table.userId, table.sentAt),
    index('credentials_state').on(table.tenantId, table.state, table.sentAt),
    index('credentials_expiry')
      .on(table.expiresOn)
      .where(sql`${table.state} = 'approved'`),
    ...tenantRows(table.tenantId),
  ],
)

/** Which reminders of its expiry have been posted, by the days before it. */
export const credentialReminders = pgTable(
  'credential_reminders',
  {
    tenantId: tenantColumn(),
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.credentialId, table.days] }), ...tenantRows(table.tenantId)],
)
