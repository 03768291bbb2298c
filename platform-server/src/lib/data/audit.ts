import { requestContext } from '@fastify/request-context'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '../audit/audit-actions.ts'
import type { Tx } from './database.ts'
import { auditEntries } from './schema/audit.ts'

declare module '@fastify/request-context' {
  interface RequestContextData {
    /** Network address of the client, as far as TRUST_PROXY lets us know it. */
    address: string
  }
}

type Columns = typeof auditEntries.$inferInsert

export interface AuditEntry extends Pick<Columns, 'actor' | 'subject' | 'before' | 'after'> {
  /** The tenant that it is about; `null` for the platform as a whole, which only operators see. */
  readonly tenantId: number | null
  /** One of those that have a sentence; a new one gets it in lib/audit. */
  readonly action: AuditAction
}

/**
 * Part of the change's own transaction, so that neither exists without the other. The address of the request is added
 * here. `before` and `after` are shown to super admins: no password, no token, no secret.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, address: requestContext.get('address') ?? null })
}

/** The same for many changes of one request. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  const address = requestContext.get('address') ?? null
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STATEMENT) {
    const rows = entries.slice(start, start + ENTRIES_PER_STATEMENT).map((entry) => ({ ...entry, address }))
    await tx.insert(auditEntries).values(rows)
  }
}

const ENTRIES_PER_STATEMENT = 500

/**
 * The same, unless this was recorded for the same subject and address within ten minutes: for refusals, so that
 * repeated attempts cannot fill the audit.
 */
export async function recordAuditOnce(tx: Tx, entry: AuditEntry): Promise<void> {
  const address = requestContext.get('address')
  const again = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, entry.action),
        eq(auditEntries.subject, entry.subject),
        address === undefined ? isNull(auditEntries.address) : eq(auditEntries.address, address),
        gt(auditEntries.at, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  if (again.length === 0) await recordAudit(tx, entry)
}
