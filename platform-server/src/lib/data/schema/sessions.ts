import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from './columns.ts'
import { companyTablets } from './company/tablets.ts'
import { userColumn } from './people.ts'
import { tenantRows } from './policies.ts'

/** One login on one device. Access and refresh tokens are valid only while it has not ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    /** Number of the newest refresh token; see sessions/refresh.rule.ts. */
    generation: integer().notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent'),
    /** The network that it started in, never the whole address; see lib/network.rule.ts. */
    network: text(),
    /** When the person last proved who they are in this session, by the login or later. */
    provedAt: instant('proved_at'),
    /** The shared tablet that it runs on. */
    tabletId: uuid('tablet_id').references(() => companyTablets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_tablet').on(table.tabletId),
    ...tenantRows(table.tenantId),
  ],
)

/** Links in emails: only a hash is stored, so a stolen database opens no account. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    purpose: text().$type<'verify-email' | 'reset-password' | 'sign-in'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mail_tokens_user').on(table.userId), ...tenantRows(table.tenantId)],
)

/** What is counted against a limit, for a day. `key` is a hash, because it may be of text that a stranger typed. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    kind: text().notNull(),
    key: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('attempts_kind_key').on(table.tenantId, table.kind, table.key, table.at),
    index('attempts_at').on(table.at),
    ...tenantRows(table.tenantId),
  ],
)
