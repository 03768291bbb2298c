import type { Tx } from './database.ts'
import { auditEntries } from './schema/audit.ts'

export type AuditEntry = Pick<
  typeof auditEntries.$inferInsert,
  'tenantId' | 'actor' | 'action' | 'subject' | 'before' | 'after'
>

/** Part of the change's own transaction, so that neither exists without the other. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}
