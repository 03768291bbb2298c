import type { XapiStatement } from '@platform/shared-contracts/http'
import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { LrsSecrets } from '../../domain/lrs/lrs-secret.ts'
import { lrsConnections, lrsStatements } from '../../lib/data/schema/standards/lrs.ts'
import { verdictOf } from './answer.rule.ts'
import type { LrsAccess, LrsClient } from './lrs-client.ts'
import { explained, LrsTrouble, reaching } from './lrs-trouble.ts'
import { isHeld, renewLease, type Lease } from './sql-lease.ts'

export type QueuedRow = typeof lrsStatements.$inferSelect

export interface Delivering {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly secrets: LrsSecrets
  readonly client: LrsClient
}

/** Another process sends, or nothing is to be sent any more. */
export class LeaseLost extends Error {}

/**
 * Sends some statements in their order. Each part that the record store took or refused is recorded at once, so that a
 * process that is killed repeats little.
 *
 * Errors  `LrsTrouble`, `LeaseLost`
 */
export async function deliver(parts: Delivering, lease: Lease, rows: readonly QueuedRow[]): Promise<void> {
  const access = await accessOf(parts, lease)
  const answer = await reaching(
    parts.client.store(
      access,
      rows.map(({ statement }) => statement),
    ),
  )
  switch (verdictOf(answer.status, rows.length)) {
    case 'taken':
      return record(parts, lease, rows, null)
    case 'split':
      return deliverHalves(parts, lease, rows)
    case 'compare':
      return record(parts, lease, rows, (await hasIt(parts, access, rows)) ? null : await explained(answer))
    case 'rejected':
      return record(parts, lease, rows, await explained(answer))
    case 'later':
      throw new LrsTrouble(await explained(answer), answer.headers.get('retry-after'))
  }
}

async function deliverHalves(parts: Delivering, lease: Lease, rows: readonly QueuedRow[]): Promise<void> {
  const half = Math.ceil(rows.length / 2)
  await deliver(parts, lease, rows.slice(0, half))
  await deliver(parts, lease, rows.slice(half))
}

/** With the settings of this moment: staff may have changed them since the last request. */
async function accessOf({ services, secrets }: Delivering, lease: Lease): Promise<LrsAccess> {
  const { database, now } = services
  const row = await database.withTenant(lease.tenantId, (tx) => renewLease(tx, lease, now()))
  if (!row) throw new LeaseLost()
  const { endpoint, version, key, secret } = row
  return { endpoint, version, key, secret: secrets.open(lease.tenantId, secret) }
}

/** Whether the store has this very statement: it was sent before, and the answer was lost. */
async function hasIt(
  { client }: Delivering,
  access: LrsAccess,
  [row]: readonly QueuedRow[],
): Promise<boolean> {
  if (!row) return false
  const answer = await reaching(client.find(access, row.statementId))
  // A key that only writes cannot read. Only this server makes statements with these ids.
  if (answer.status === 401 || answer.status === 403) return true
  return answer.ok && isSame(row.statement, await readStatement(answer))
}

async function readStatement(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    // Not JSON, so it is no statement either.
    return null
  }
}

function isSame({ actor, verb, object }: XapiStatement, other: unknown): boolean {
  const stored = (other ?? {}) as Partial<XapiStatement>
  const idOf = (value: unknown) => (value as { readonly id?: unknown } | undefined)?.id
  const whoOf = ({ mbox, account }: Partial<XapiStatement['actor']> = {}) =>
    [mbox, account?.homePage, account?.name].join(' ')
  return (
    idOf(stored.verb) === verb.id &&
    idOf(stored.object) === idOf(object) &&
    whoOf(stored.actor) === whoOf(actor)
  )
}

/** `problem` is the refusal of the store; `null` says that it has them. */
async function record(
  { services }: Delivering,
  lease: Lease,
  rows: readonly QueuedRow[],
  problem: string | null,
): Promise<void> {
  const at = services.now()
  const outcome =
    problem === null
      ? { state: 'sent' as const, sentAt: at, problem }
      : { state: 'rejected' as const, problem }
  await services.database.withTenant(lease.tenantId, async (tx) => {
    const positions = rows.map(({ position }) => position)
    // One that was erased meanwhile stays erased.
    await tx
      .update(lrsStatements)
      .set(outcome)
      .where(and(inArray(lrsStatements.position, positions), eq(lrsStatements.state, 'waiting')))
    const reached = { problem: null, failures: 0, nextAttemptAt: null }
    await tx
      .update(lrsConnections)
      .set({ ...reached, ...(problem === null ? { lastSuccessAt: at } : {}) })
      .where(isHeld(lease))
  })
}
