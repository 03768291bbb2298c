import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { ProblemError } from '../problem.ts'
import { FairQueue, QueueFullError } from '../queues/fair-queue.ts'
import type { WorkerCall, WorkerTask } from './worker-task.ts'

/** For whom work is done. */
export interface WorkClient {
  readonly tenantId: number
  /** An account, or the address of a visitor without one. */
  readonly account: string
}

export interface WorkPoolOptions {
  /** The module whose default export does a `WorkerCall`. */
  readonly filename: string
  readonly threads?: number
  /** How long one task may take, and how long it may wait for its turn before that. */
  readonly limitMs?: number
  readonly perAccount?: number
  readonly perTenant?: number
}

/** Threads for work that would block the event loop: PDFs and pictures. */
export interface WorkPool {
  /** Errors: ProblemError 429 while too much of the same account or tenant waits, 503 when it takes too long. */
  run<Input, Output>(customer: WorkClient, task: WorkerTask<Input, Output>, input: Input): Promise<Output>
  close(): Promise<void>
}

const MAX_THREADS = 4
const LIMIT_MS = 8_000
const PER_ACCOUNT = 6
const PER_TENANT = 60
const IDLE_MS = 30_000
const RETRY_AFTER_SECONDS = 5
/** A document that needs more is not valid. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

export function openWorkPool({
  filename,
  threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  limitMs = LIMIT_MS,
  perAccount = PER_ACCOUNT,
  perTenant = PER_TENANT,
}: WorkPoolOptions): WorkPool {
  const queue = new FairQueue({ slots: threads, maxTasks: [perTenant, perAccount] })
  const pool = new Piscina<WorkerCall, unknown>({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  })
  return {
    async run<Output>(
      { tenantId, account }: WorkClient,
      { name, limitMs: ownLimitMs = limitMs }: Pick<WorkerTask<never, Output>, 'name' | 'limitMs'>,
      input: unknown,
    ): Promise<Output> {
      try {
        const place = { client: [`${tenantId}`, account], signal: AbortSignal.timeout(ownLimitMs) }
        // A thread whose task is aborted is ended, and replaced by the next task.
        return (await queue.run(place, () =>
          pool.run({ task: name, input }, { signal: AbortSignal.timeout(ownLimitMs) }),
        )) as Output
      } catch (error) {
        throw toProblem(error)
      }
    },
    close: () => pool.destroy(),
  }
}

function toProblem(error: unknown): unknown {
  const retryAfterSeconds = RETRY_AFTER_SECONDS
  if (error instanceof QueueFullError) return new ProblemError(429, 'too-many-files', { retryAfterSeconds })
  const { name, code } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ProblemError(503, 'file-too-slow', { retryAfterSeconds })
  return error
}
