import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Answer } from '@platform/shared-contracts/http'
import { Client, Pool } from 'pg'
import { startPostgres } from '../../scripts/run/postgres.ts'
import { step } from '../../scripts/run/progress.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { createRequestTimer, type RequestTimer } from './request-timer.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import { studyOn, type World } from './learner.ts'
import { percentile } from './percentile.rule.ts'
import { prepareLearners } from './prepare-learners.ts'

/**
 * Learners read, save and take quizzes at the same time, against one server process on a real PostgreSQL. No request
 * may fail, and afterwards the database is compared with what the server reported to each learner.
 * Options: `--learners 200 --seconds 60`. Times are printed next to those of /healthz under the same load: the machine
 * may be slow, but the ratio shows what our code adds.
 */
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
})
const [count, seconds] = [Number(values.learners), Number(values.seconds)]
const PROBE_MS = 100

const home = mkdtempSync(join(tmpdir(), 'platform-load-'))
const postgres = await step('starting PostgreSQL', startPostgres)
const server = await step('starting the server', async () =>
  startServer({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir: home,
    env: {
      DATABASE_URL: postgres.url,
      SECRET_KEYS: 'k1:only-for-the-time-of-this-measurement-0123456789',
      // No pages are requested, and all learners share one IP address.
      ...{ SHELL_DIST: '', RELEASE_IMPORT: '', REQUEST_LIMIT: '1000000', LOG_LEVEL: 'warn' },
    },
  }),
)
const client = new Client({ connectionString: postgres.url })
await client.connect()
const keys = new Pool({ connectionString: postgres.url, max: 2 })

try {
  const accounts = await step(`${count} learners sign in`, () => prepareLearners(server.url, client, count))
  const clock = createRequestTimer()
  const probe = createRequestTimer()
  const world = await prepareWorld(clock)
  const reported = await step(`${seconds} s of learning`, async () => {
    const probing = probeHealth(world, probe)
    const all = await Promise.all(accounts.map((account, number) => studyOn(world, account, number)))
    await probing
    return all
  })
  const differences = await compareWithDatabase(client, reported)
  report(clock, probe)
  console.table(differences)
  const failures = [...clock.failures, ...probe.failures]
  console.log(`${failures.length} failures`, failures.slice(0, 10))
  if (failures.length > 0 || differences.some(({ wrong }) => wrong > 0)) process.exitCode = 1
} finally {
  await keys.end()
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}

async function prepareWorld(clock: RequestTimer): Promise<World> {
  const modules = (await (await fetch(`${server.url}/api/modules`)).json()) as { code: string }[]
  const courses = await Promise.all(
    modules.map(async ({ code }) => {
      const answer = await fetch(`${server.url}/api/modules/${code}/lessons`)
      const { lessons } = (await answer.json()) as { lessons: { id: string }[] }
      return { code, lessons: lessons.map(({ id }) => id) }
    }),
  )
  const endsAt = Date.now() + seconds * 1000
  return { url: server.url, clock, courses, keyOf, isOver: () => Date.now() >= endsAt }
}

async function keyOf(attemptId: string): Promise<Record<string, Answer>> {
  const { rows } = await keys.query<{ paper: { id: string; answer: Answer }[] }>(
    'select paper from quiz_attempts where id = $1',
    [attemptId],
  )
  return Object.fromEntries((rows[0]?.paper ?? []).map(({ id, answer }) => [id, answer]))
}

async function probeHealth({ url, isOver }: World, probe: RequestTimer): Promise<void> {
  while (!isOver()) {
    await probe.ask('/healthz', () => fetch(`${url}/healthz`))
    await wait(PROBE_MS)
  }
}

function report(clock: RequestTimer, probe: RequestTimer): void {
  const base = percentile(probe.times.get('/healthz') ?? [], 0.95)
  const rows = [...probe.times, ...clock.times].map(([kind, times]) => {
    const p95 = percentile(times, 0.95)
    return [
      kind,
      {
        requests: times.length,
        'p50 ms': Math.round(percentile(times, 0.5)),
        'p95 ms': Math.round(p95),
        'p95 / healthz': Number((p95 / base).toFixed(2)),
      },
    ] as const
  })
  const total = [...clock.times.values()].reduce((sum, times) => sum + times.length, 0)
  console.log(`\n${total} requests, ${Math.round(total / seconds)} per second`)
  console.table(Object.fromEntries(rows))
}
