import type { PgBoss } from 'pg-boss'
import type { Database } from '../data/database.ts'
import type { Logger } from '../log.ts'
import { CHANNEL } from './enqueue-in.ts'
import { createBoss } from './job-boss.ts'
import { startLoop, type JobLoop } from './job-loop.ts'
import type { Registered, RunSome } from './job-runner.ts'

interface Parts {
  readonly boss: PgBoss
  readonly database: Database
  readonly log: Logger
  readonly runSome: RunSome
}

const POLL_MS = 2_000
const GRACE_MS = 1_000
/** pg-boss's own rounds: schedules to the minute are enough, and nothing here uses its flows. */
const ROUNDS = { cronMonitorIntervalSeconds: 45, cronWorkerIntervalSeconds: 45, flowIntervalSeconds: 3_600 }

/** The part of a process that does jobs: a loop for each kind, and pg-boss's housekeeping (schedules, expiry, deletion). */
export function createWorker({ boss, database, log, runSome }: Parts) {
  const loops: JobLoop[] = []
  let housekeeper: PgBoss | null = null

  /** The jobs that this process held when it was killed: no other process can be at work on an embedded database. */
  async function takeUpAgain({ job: { name } }: Registered): Promise<void> {
    const held = (await boss.findJobs(name)).filter(({ state }) => state === 'active').map(({ id }) => id)
    if (held.length === 0) return
    log.warn({ job: name, held }, 'jobs were cut off when the server ended, and are done again')
    await boss.cancel(name, held)
    await boss.resume(name, held)
  }

  async function runAll(each: Registered): Promise<void> {
    try {
      while ((await runSome(each)) > 0);
    } catch (error) {
      log.error({ err: error, job: each.job.name }, 'jobs could not be fetched')
    }
  }

  return {
    async start(registered: Iterable<Registered>): Promise<void> {
      for (const each of registered) {
        if (database.kind === 'embedded') await takeUpAgain(each)
        loops.push(startLoop(() => runAll(each), POLL_MS))
      }
      const wake = (): void => loops.forEach((loop) => loop.wake())
      await database.listen(CHANNEL, wake, wake)
      housekeeper = createBoss(database, log, { supervise: true, schedule: true, ...ROUNDS })
      await housekeeper.start()
    },

    async stop(): Promise<void> {
      const ended = Promise.all(loops.splice(0).map((loop) => loop.stop()))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())])
      const quick = { timeout: GRACE_MS, close: false }
      await Promise.all([housekeeper?.stop(quick), boss.stop(quick)])
    },
  }
}
