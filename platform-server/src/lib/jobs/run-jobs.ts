import pLimit from 'p-limit'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { inBackground } from '../data/time-limits.ts'
import type { Logger } from '../log.ts'
import { safeError } from '../safe-error.ts'
import { GiveUp, type Job, type JobHandler } from './job.ts'

export interface Registered {
  readonly job: Job<object>
  readonly handler: JobHandler<never>
}

const WORK = {
  batchSize: 5,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
  // No notification announces a retry, or a job that comes due.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** The jobs of the rounds that have not ended, by id. */
export type RunningJobs = Map<string, JobWithMetadata<object>>

type Run = (jobs: JobWithMetadata<object>[]) => Promise<JobResult[]>

/** From now on this process runs jobs of this kind, some at once. */
export async function workOn(
  boss: PgBoss,
  log: Logger,
  registered: Registered,
  running: RunningJobs,
): Promise<void> {
  const run = runner(boss, log, registered, running)
  await boss.work<object, unknown, typeof WORK>(registered.job.name, WORK, run)
}

/** Runs the jobs that are due now, and returns once they are done. */
export async function runDue(boss: PgBoss, log: Logger, registered: Registered): Promise<void> {
  const { name } = registered.job
  const run = runner(boss, log, registered, new Map())
  let count: number
  do {
    count = 0
    const counted: Run = (jobs) => {
      count = jobs.length
      return run(jobs)
    }
    const id = await boss.work<object, unknown, typeof WORK>(name, WORK, counted)
    // A worker that should stop finishes its current round first.
    await boss.offWork(name, { id, wait: true })
  } while (count > 0)
}

function runner(boss: PgBoss, log: Logger, { job, handler }: Registered, running: RunningJobs): Run {
  async function runOne(taken: JobWithMetadata<object>): Promise<JobResult> {
    const { id, retryCount } = taken
    try {
      const payload = job.payload.safeParse(taken.data)
      if (!payload.success) throw new GiveUp('The payload does not match the schema of this job.')
      await inBackground(() => handler(payload.data as never, { id, attempt: retryCount + 1 }))
      if (job.isDeletedWhenDone) await boss.deleteJob(job.name, taken)
      return { id, status: 'completed' }
    } catch (error) {
      return failed(taken, error)
    }
  }

  function failed({ id, retryCount, retryLimit }: JobWithMetadata, error: unknown): JobResult {
    const about = { job: job.name, jobId: id, attempt: retryCount + 1, err: error }
    const isPermanent = error instanceof GiveUp
    if (isPermanent || retryCount >= retryLimit) log.error(about, 'job failed and was dead-lettered')
    else log.warn(about, 'job failed and will be retried')
    return { id, status: isPermanent ? 'deadletter' : 'failed', output: { message: messageOf(error) } }
  }

  // pg-boss gives a round up when its jobs expire, although they go on: another begins only when they have ended.
  const inTurn = pLimit(1)
  return (jobs) => {
    for (const each of jobs) running.set(each.id, each)
    return inTurn(() => Promise.all(jobs.map(runOne))).finally(() => {
      for (const { id } of jobs) running.delete(id)
    })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? safeError(error).message : String(error)
}
