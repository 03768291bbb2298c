import { and, asc, eq } from 'drizzle-orm'
import { sendJob, type SendPayload } from '../../domain/lrs/send-job.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { lrsConnections, lrsStatements } from '../../lib/data/schema/standards/lrs.ts'
import { pauseMs, retryAfterMs } from './answer.rule.ts'
import { deliver, LeaseLost, type Delivering, type QueuedRow } from './deliver.ts'
import { LrsTrouble } from './lrs-trouble.ts'
import { endLease, takeLease, type Lease } from './sql-lease.ts'

interface Sending extends Delivering {
  readonly services: Pick<Services, 'database' | 'jobs' | 'now' | 'log'>
}

const BATCH = 50
/** Then the job ends so that others can run, and the next one continues. */
const BATCHES_PER_JOB = 20

/** Sends what waits, one tenant's statements one batch after the other, on one replica at a time. */
export async function registerSendJob(parts: Sending): Promise<void> {
  const { database, jobs, now } = parts.services
  await jobs.register(sendJob, async ({ tenantId, attemptAt }: SendPayload) => {
    const wanted = { tenantId, now: now(), attemptAt: attemptAt === null ? null : new Date(attemptAt) }
    const lease = await database.withTenant(tenantId, async (tx) => {
      const taken = await takeLease(tx, wanted)
      if (!taken) await comeBackAfterOther(parts, tx, tenantId)
      return taken
    })
    if (lease) await sendAll(parts, lease)
  })
}

/** The holder sees what was queued before it ends. One that was killed does not: its lease runs out. */
async function comeBackAfterOther({ services }: Sending, tx: Tx, tenantId: number): Promise<void> {
  const { jobs, now } = services
  const [row] = await tx.select().from(lrsConnections).where(eq(lrsConnections.tenantId, tenantId))
  if (!row?.leasedUntil || row.leasedUntil < now()) return
  const after = new Date(row.leasedUntil.getTime() + 1_000)
  // Many jobs may meet the same holder.
  const key = `${tenantId} ${row.leaseId} ${after.toISOString()}`
  await jobs.enqueue(sendJob, { tenantId, attemptAt: null }, { tx, after, key })
}

async function sendAll(parts: Sending, lease: Lease): Promise<void> {
  try {
    for (let count = 0; count < BATCHES_PER_JOB; count += 1) {
      const rows = await nextBatch(parts, lease)
      if (rows.length === 0) break
      await deliver(parts, lease, rows)
    }
  } catch (error) {
    if (error instanceof LeaseLost) return
    if (error instanceof LrsTrouble) return tryLater(parts, lease, error)
    // The queue's own retry begins with a free lease.
    await parts.services.database.withTenant(lease.tenantId, (tx) => endLease(tx, lease, {}))
    throw error
  }
  await handOver(parts, lease)
}

function nextBatch({ services }: Sending, { tenantId }: Lease): Promise<QueuedRow[]> {
  const isWaiting = and(eq(lrsStatements.tenantId, tenantId), eq(lrsStatements.state, 'waiting'))
  return services.database.withTenant(tenantId, (tx) =>
    tx.select().from(lrsStatements).where(isWaiting).orderBy(asc(lrsStatements.position)).limit(BATCH),
  )
}

/** What was queued in the meantime gets a job of its own: theirs found the lease taken. */
async function handOver({ services }: Sending, lease: Lease): Promise<void> {
  const { tenantId } = lease
  await services.database.withTenant(tenantId, async (tx) => {
    await endLease(tx, lease, {})
    const isWaiting = and(eq(lrsStatements.tenantId, tenantId), eq(lrsStatements.state, 'waiting'))
    if ((await tx.$count(lrsStatements, isWaiting)) > 0)
      await services.jobs.enqueue(sendJob, { tenantId, attemptAt: null }, { tx })
  })
}

async function tryLater({ services }: Sending, lease: Lease, trouble: LrsTrouble): Promise<void> {
  const { database, jobs, log, now } = services
  const { tenantId } = lease
  await database.withTenant(tenantId, async (tx) => {
    const [row] = await tx.select().from(lrsConnections).where(eq(lrsConnections.tenantId, tenantId))
    const failures = (row?.failures ?? 0) + 1
    const pause = pauseMs(failures, retryAfterMs(trouble.retryAfter, now()))
    const after = new Date(now().getTime() + pause)
    await endLease(tx, lease, { problem: trouble.message, failures, nextAttemptAt: after })
    await jobs.enqueue(sendJob, { tenantId, attemptAt: after.toISOString() }, { tx, after })
    log.warn({ tenantId, failures, problem: trouble.message }, 'a record store took no statements')
  })
}
