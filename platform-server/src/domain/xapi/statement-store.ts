import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { XapiStatement } from '@platform/shared-contracts/http'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { forwardStatements, type Queueing } from '../lrs/queue-statements.ts'

export interface NewStatement {
  readonly tenantId: number
  readonly userId: number
  readonly registrationId: string | null
  readonly source: 'content' | 'platform'
  readonly statement: XapiStatement
}

/** A statement with this id was stored before, and says something else. */
export class StatementConflict extends Error {}

export type StoreStatements = (tx: Tx, statements: readonly NewStatement[]) => Promise<string[]>

/**
 * Stores statements of one tenant in their order, as part of the transaction, and queues them for its record store.
 * Returns their ids.
 *
 * Errors  `StatementConflict`; a statement that is sent twice is stored once.
 */
export function createStatementStore(services: Queueing): StoreStatements {
  return async (tx, statements) => {
    if (statements.length === 0) return []
    const rows = statements.map((one) => toRow(one, services.now()))
    const fresh = await withoutKnown(tx, rows)
    if (fresh.length > 0) await tx.insert(xapiStatements).values(fresh)
    for (const { tenantId, userId, statement } of fresh)
      await forwardStatements(services, tx, { tenantId, userId }, [statement])
    return rows.map(({ id }) => id)
  }
}

type Row = typeof xapiStatements.$inferInsert & { readonly id: string }

function toRow({ statement, ...owner }: NewStatement, now: Date): Row {
  const id = statement.id ?? randomUUID()
  const at = now.toISOString()
  return {
    ...owner,
    id,
    verb: statement.verb.id,
    object: objectOf(statement),
    storedAt: now,
    statement: { ...statement, id, timestamp: statement.timestamp ?? at, stored: at, version: '1.0.3' },
  }
}

function objectOf({ object }: XapiStatement): string {
  return 'id' in object ? object.id : (object.account?.name ?? object.mbox ?? '')
}

async function withoutKnown(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id)
  const stored = await tx
    .select({ id: xapiStatements.id, statement: xapiStatements.statement })
    .from(xapiStatements)
    .where(inArray(xapiStatements.id, ids))
  const known = new Map(stored.map(({ id, statement }) => [id, statement]))
  const fresh: Row[] = []
  for (const row of rows) {
    const before = known.get(row.id)
    if (before && !isSame(before, row.statement)) throw new StatementConflict(row.id)
    if (!before) fresh.push(row)
    known.set(row.id, row.statement)
  }
  return fresh
}

/** What the store itself adds may differ. */
function isSame(one: XapiStatement, other: XapiStatement): boolean {
  const sent = ({ actor, verb, object, result, context }: XapiStatement) =>
    JSON.parse(JSON.stringify({ actor, verb, object, result, context })) as unknown
  return isDeepStrictEqual(sent(one), sent(other))
}
