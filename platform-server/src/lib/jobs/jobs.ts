import type { PgBoss } from 'pg-boss'
import type { Database, Tx } from '../data/database.ts'
import type { Logger } from '../log.ts'
import { enqueueIn, idFor, makeDue, withdrawIn } from './enqueue-in.ts'
import { createBoss } from './job-boss.ts'
import { createWorker } from './job-worker.ts'
import type { DeadLetter, Job, Jobs } from './job.ts'
import { withLatestRuns } from './latest-runs.ts'
import { runDue, type Registered } from './run-jobs.ts'

const DAY_SECONDS = 24 * 60 * 60
const RETRY = { retryDelay: 5, retryBackoff: true, retryDelayMax: 15 * 60 }
const deadLetterQueue = ({ name }: Pick<Job<object>, 'name'>): string => `${name}-dead`
const DEAD_LETTER_RETENTION = { retentionSeconds: 30 * DAY_SECONDS }

/** pg-boss on the database that everything else is in, so that a job can be part of a transaction. */
export async function openJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = createBoss(database, log)
  const registered = new Map<string, Registered>()
  const crons = new Map<string, string>()
  const worker = createWorker({ boss, database, log })
  await boss.start()

  return {
    async register(job, handler) {
      await prepareQueue(boss, job)
      registered.set(job.name, { job, handler: handler as Registered['handler'] })
    },

    async enqueue(job, payload, { tx, ...options } = {}) {
      const data = job.payload.parse(payload)
      if (!registered.has(job.name)) throw new Error(`The job ${job.name} is not registered.`)
      const send = (own: Tx) => enqueueIn(boss, own, { name: job.name, data, options })
      await (tx ? send(tx) : database.withPlatform(send))
    },

    withdraw: (job, like, tx) => withdrawIn(tx, [job.name, deadLetterQueue(job)], like),

    async schedule({ name }, cron) {
      await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
      crons.set(name, cron)
    },

    scheduled: () => withLatestRuns(database, crons),

    async runNow(name, tx) {
      if (!crons.has(name)) return false
      await enqueueIn(boss, tx, { name, data: {}, options: {} })
      return true
    },

    start: () => worker.start(registered.values()),

    async drain({ isEarly = false } = {}) {
      for (const each of registered.values()) {
        if (isEarly) await makeDue(database, each.job.name)
        await runDue(boss, log, each)
      }
    },

    async deadLetters() {
      const found = await Promise.all([...registered.values()].map(({ job }) => deadLettersOf(boss, job)))
      return found.flat()
    },

    async revive() {
      let revived = 0
      for (const { job } of registered.values())
        revived += await boss.redrive(deadLetterQueue(job), { destination: job.name })
      return revived
    },

    stop: worker.stop,
  }
}

async function prepareQueue(boss: PgBoss, job: Job<object>): Promise<void> {
  const { name, attempts, expireSeconds: expireInSeconds } = job
  const deadLetter = deadLetterQueue(job)
  await boss.createQueue(deadLetter, DEAD_LETTER_RETENTION)
  const options = { ...RETRY, retryLimit: attempts - 1, expireInSeconds, deadLetter, notify: true }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // pg-boss knows the queue from now on, and does not query on a connection on which a transaction may be open.
  await boss.findJobs(name, { id: idFor(name, '') })
}

async function deadLettersOf(boss: PgBoss, job: Job<object>): Promise<readonly DeadLetter[]> {
  const dead = await boss.findJobs(deadLetterQueue(job), { queued: true })
  return dead.map(({ id, sourceId, createdOn, sourceOutput }) => ({
    id: sourceId ?? id,
    job: job.name,
    diedAt: createdOn,
    reason: sourceOutput,
  }))
}
