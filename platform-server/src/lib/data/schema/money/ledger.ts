import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { orders } from '../orders.ts'
import { tenantRows } from '../policies.ts'

export const LEDGER_KINDS = ['placed', 'payment', 'opened', 'canceled', 'refund'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

export const LEDGER_ACCOUNTS = [
  ...(['bank', 'card', 'test-card', 'receivable', 'unearned'] as const),
  ...(['courses', 'subscriptions', 'partner-plans', 'discounts', 'refunds'] as const),
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** Append-only: what caused a change of money, once for each cause. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    at: instant('at').notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** No action on delete: an order that was posted cannot be deleted, except with its tenant. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Names the cause, such as `payment/` and its id. */
    source: text().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_source').on(table.tenantId, table.source),
    index('ledger_transactions_at').on(table.tenantId, table.at),
    index('ledger_transactions_order').on(table.orderId),
    ...tenantRows(table.tenantId),
  ],
)

/** Append-only. Debits are positive; the entries of a transaction add up to zero, or the database refuses them. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    tenantId: tenantColumn(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.place] }),
    index('ledger_entries_account').on(table.tenantId, table.account),
    ...tenantRows(table.tenantId),
  ],
)
