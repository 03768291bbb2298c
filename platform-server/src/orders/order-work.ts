import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '../app/request-context.ts'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { recordAudit, type AuditEntry } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'

/** A change of an order in its transaction. */
export interface OrderWork {
  readonly tx: Tx
  readonly request: FastifyRequest
  readonly who: SignedIn
  readonly post: SendTenantEmail
  readonly at: Date
}

export async function auditOrder(
  { tx, who }: Pick<OrderWork, 'tx' | 'who'>,
  id: string,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  const { tenantId, email: actor } = who
  await recordAudit(tx, { tenantId, actor, subject: `order/${id}`, ...change })
}
