import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { ledgerEntries, ledgerTransactions } from '../lib/data/schema/money/ledger.ts'
import { orders } from '../lib/data/schema/orders.ts'
import type { MonthlySum } from './month-sales.rule.ts'

const isOfTransaction = eq(ledgerTransactions.id, ledgerEntries.transactionId)
const month = sql<string>`to_char(${ledgerTransactions.at} at time zone 'UTC', 'YYYY-MM')`
const sumCents = sql`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number)

export function monthlySums(tx: Tx, since: Date): Promise<MonthlySum[]> {
  return tx
    .select({ month, account: ledgerEntries.account, amountCents: sumCents })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, isOfTransaction)
    .where(gte(ledgerTransactions.at, since))
    .groupBy(month, ledgerEntries.account)
}

export async function receivableCents(tx: Tx): Promise<number> {
  const isOwed = eq(ledgerEntries.account, 'receivable')
  const [row] = await tx.select({ cents: sumCents }).from(ledgerEntries).where(isOwed)
  return row?.cents ?? 0
}

export const LEDGER_COLUMNS = ['Time (UTC)', 'Order', 'Cause', 'Account', 'Debit', 'Credit', 'Posting']

/** Every entry since then, oldest first; the entries of a posting follow one another. */
export async function ledgerRows(tx: Tx, since: Date): Promise<(string | null)[][]> {
  const entries = await tx
    .select({
      id: ledgerTransactions.id,
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      number: orders.number,
      account: ledgerEntries.account,
      amountCents: ledgerEntries.amountCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, isOfTransaction)
    .innerJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .where(gte(ledgerTransactions.at, since))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id), asc(ledgerEntries.place))
  const dollars = (cents: number) => (cents > 0 ? (cents / 100).toFixed(2) : null)
  return entries.map(({ id, at, kind, number, account, amountCents }) => [
    ...[at.toISOString(), number, kind, account, dollars(amountCents), dollars(-amountCents), id],
  ])
}
