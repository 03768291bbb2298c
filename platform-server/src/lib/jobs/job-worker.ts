import type { PgBoss } from 'pg-boss'
import type { Database } from '../data/database.ts'
import type { Logger } from '../log.ts'
import { handBack } from './enqueue-in.ts'
import { createBoss } from './job-boss.ts'
import { workOn, type Registered, type RunningJobs } from './run-jobs.ts'

interface Parts {
  readonly boss: PgBoss
  readonly database: Database
  readonly log: Logger
}

const GRACE_MS = 1_000
/** pg-boss's own rounds: schedules to the minute are enough, and nothing here uses its flows. */
const ROUNDS = { cronMonitorIntervalSeconds: 45, cronWorkerIntervalSeconds: 45, flowIntervalSeconds: 3_600 }

/** The part of a process that runs jobs, with pg-boss's housekeeping (schedules, expiry, deletion). */
export function createWorker({ boss, database, log }: Parts) {
  const names: string[] = []
  const running: RunningJobs = new Map()
  let worker: PgBoss | null = null

  /** The jobs that this process held when it was killed: no other process can be at work on an embedded database. */
  async function resumeInterrupted({ job: { name } }: Registered): Promise<void> {
    const held = (await boss.findJobs(name)).filter(({ state }) => state === 'active').map(({ id }) => id)
    if (held.length === 0) return
    log.warn({ job: name, held }, 'jobs were interrupted when the server stopped, and will be run again')
    await boss.cancel(name, held)
    await boss.resume(name, held)
  }

  return {
    async start(registered: Iterable<Registered>): Promise<void> {
      worker = createBoss(database, log, {
        supervise: true,
        schedule: true,
        useListenNotify: true,
        ...ROUNDS,
      })
      await worker.start()
      for (const each of registered) {
        if (database.kind === 'embedded') await resumeInterrupted(each)
        await workOn(worker, log, each, running)
        names.push(each.job.name)
      }
    },

    async stop(): Promise<void> {
      const ended = Promise.all(names.splice(0).map(async (name) => worker?.offWork(name)))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())])
      // A planned stop is no failure. pg-boss would count it as one, and dead-letter what is in its last attempt.
      await handBack(database, running.values())
      // The jobs had their time; a graceful stop would wait for them again.
      const atOnce = { graceful: false, close: false }
      await Promise.all([worker?.stop(atOnce), boss.stop(atOnce)])
    },
  }
}
