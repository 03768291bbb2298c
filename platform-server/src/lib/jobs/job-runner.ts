import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { inBackground } from '../data/time-limits.ts'
import type { Logger } from '../log.ts'
import { safeError } from '../safe-error.ts'
import { GiveUp, type Job, type JobHandler } from './job.ts'

export interface Registered {
  readonly job: Job<object>
  readonly handler: JobHandler<never>
}

export type RunSome = (registered: Registered, options?: { readonly isEarly?: boolean }) => Promise<number>

const AT_ONCE = 5

export const deadLetterQueue = (job: Pick<Job<object>, 'name'>): string => `${job.name}-dead`

/** Takes some jobs of one kind and completes each; returns how many it took. */
export function createRunner(boss: PgBoss, log: Logger): RunSome {
  async function settle({ job, handler }: Registered, taken: JobWithMetadata): Promise<void> {
    try {
      const payload = job.payload.safeParse(taken.data)
      if (!payload.success) throw new GiveUp('The payload is not of the shape that this job takes.')
      await inBackground(() =>
        handler(payload.data as never, { id: taken.id, attempt: taken.retryCount + 1 }),
      )
    } catch (error) {
      await fail(job, taken, error)
      return
    }
    if (job.isForgotten) await boss.deleteJob(job.name, taken)
    else await boss.complete(job.name, taken)
  }

  async function fail(job: Job<object>, taken: JobWithMetadata, error: unknown): Promise<void> {
    const about = { job: job.name, jobId: taken.id, attempt: taken.retryCount + 1, err: error }
    const isHopeless = error instanceof GiveUp
    if (isHopeless || taken.retryCount >= taken.retryLimit)
      log.error(about, 'job given up: it lies among the dead letters')
    else log.warn(about, 'job failed, and will be tried again')
    if (isHopeless) await bury(job.name, taken)
    else await boss.fail(job.name, taken, { message: messageOf(error) })
  }

  /** What pg-boss does once the attempts are used up, but now. Running twice is better than never, hence the order. */
  async function bury(name: string, taken: JobWithMetadata): Promise<void> {
    await boss.send(deadLetterQueue({ name }), taken.data, { id: taken.id })
    await boss.deleteJob(name, taken)
  }

  return async (registered, { isEarly = false } = {}) => {
    const taken = await boss.fetch<object>(registered.job.name, {
      includeMetadata: true,
      batchSize: AT_ONCE,
      ignoreStartAfter: isEarly,
    })
    const settled = await Promise.allSettled(taken.map((each) => settle(registered, each)))
    for (const result of settled)
      if (result.status === 'rejected') log.error({ err: result.reason }, 'the end of a job was not recorded')
    return taken.length
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? safeError(error).message : String(error)
}
