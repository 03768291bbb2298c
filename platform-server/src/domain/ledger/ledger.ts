import { randomUUID } from 'node:crypto'
import type { Tx } from '../../lib/data/database.ts'
import { ledgerEntries, ledgerTransactions, type LedgerKind } from '../../lib/data/schema/money/ledger.ts'
import type { Entry } from './postings.rule.ts'

interface Posting {
  readonly tenantId: number
  readonly at: Date
  readonly kind: LedgerKind
  readonly orderId: string
  /** Names the cause; a cause that is posted again changes nothing. */
  readonly source: string
  readonly entries: readonly Entry[]
}

/** Part of the transaction of its cause, so that neither exists without the other. */
export async function post(tx: Tx, { entries, ...posting }: Posting): Promise<void> {
  if (entries.length === 0) return
  const id = randomUUID()
  const [made] = await tx
    .insert(ledgerTransactions)
    .values({ id, ...posting })
    .onConflictDoNothing({ target: [ledgerTransactions.tenantId, ledgerTransactions.source] })
    .returning({ id: ledgerTransactions.id })
  if (!made) return
  const { tenantId } = posting
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry, place) => ({ tenantId, transactionId: id, place, ...entry })))
}
