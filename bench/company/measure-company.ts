import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { command, lastLines } from '../../scripts/run/command.ts'
import { ROOT } from '../../scripts/run/paths.ts'
import { startPostgres } from '../../scripts/run/postgres.ts'
import { step } from '../../scripts/run/progress.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import type { Goal } from '../goals/goal.rule.ts'
import { printGoals } from '../goals/print-goals.ts'
import { percentile } from '../learning/percentile.rule.ts'
import { prepareAccounts, prepareLearners } from '../learning/prepare-learners.ts'
import { createRequestTimer } from '../learning/request-timer.ts'
import { keepLearning } from './keep-learning.ts'
import { measureImport } from './measure-import.ts'
import { measurePack } from './measure-pack.ts'
import { VIEWS, readMatrix } from './read-matrix.ts'

/**
 * A company of 5,000 people on a real PostgreSQL: managers read its matrix with each filter while learners train, then
 * one file of 5,000 people is imported, and a pack of 240 people is made. Options: `--managers 50 --learners 200
 * --seconds 60`. Times depend on the machine; next to them is what /healthz took under the same load.
 */
const { values } = parseArgs({
  options: {
    managers: { type: 'string', default: '50' },
    learners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
})
const seconds = Number(values.seconds)
const PROBE_MS = 100
const LIMIT_MS = { matrix: 150, import: 30_000, pack: 20_000 }

const home = mkdtempSync(join(tmpdir(), 'platform-company-'))
const postgres = await step('starting PostgreSQL', startPostgres)
const environment = {
  DATABASE_URL: postgres.url,
  SECRET_KEYS: 'k1:only-for-the-time-of-this-measurement-0123456789',
}
await step('writing a company of 5,000 people', async () => {
  const script = join(ROOT, 'platform-server/src/commands/demo-large.ts')
  const env = { ...process.env, ...environment, DATA_DIR: home }
  const { code, output } = await command(process.execPath, [script], { cwd: ROOT, env })
  if (code !== 0) throw new Error(lastLines(output, 20))
})
const server = await step('starting the server', async () =>
  startServer({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir: home,
    // No pages are requested, and all accounts share one IP address.
    env: { ...environment, SHELL_DIST: '', RELEASE_IMPORT: '', REQUEST_LIMIT: '1000000', LOG_LEVEL: 'warn' },
  }),
)
const client = new Client({ connectionString: postgres.url })
await client.connect()

try {
  const managers = await step(`${values.managers} managers sign in`, prepareManagers)
  const learners = await step(`${values.learners} learners sign in`, () =>
    prepareLearners(server.url, client, Number(values.learners)),
  )
  const clock = createRequestTimer()
  const probe = createRequestTimer()
  const learning = createRequestTimer()
  await step(`${seconds} s of managing and learning`, async () => {
    const endsAt = Date.now() + seconds * 1000
    const isOver = () => Date.now() >= endsAt
    const managing = managers.map((who) => readMatrix({ url: server.url, clock, isOver }, who))
    const training = learners.map((who) => keepLearning({ url: server.url, clock: learning, isOver }, who))
    await Promise.all([...managing, ...training, probeHealth(isOver)])
  })
  print({ managing: clock.times, learning: learning.times, probe: probe.times })
  const importMs = await step('importing 5,000 people', () => measureImport(server.url, client))
  const packMs = await step('making a pack of 240 people', () => measurePack(server.url, false))
  const withCertificatesMs = await step('making it with certificates', () => measurePack(server.url, true))
  console.log(`With the certificates of all of them in its ZIP: ${Math.round(withCertificatesMs)} ms.`)
  const failures = [...clock.failures, ...learning.failures, ...probe.failures]
  console.log(`${failures.length} failures`, failures.slice(0, 10))
  const goals: readonly Goal[] = [
    ...VIEWS.map(({ name }) => ({
      figure: `${name}, p95 ms`,
      value: percentile(clock.times.get(name) ?? [], 0.95),
      limit: LIMIT_MS.matrix,
    })),
    { figure: 'import of 5,000 people, ms', value: importMs, limit: LIMIT_MS.import },
    { figure: 'pack of 240 people, ms', value: packMs, limit: LIMIT_MS.pack },
  ]
  if (!printGoals(goals) || failures.length > 0) process.exitCode = 1

  async function probeHealth(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await probe.ask('/healthz', () => fetch(`${server.url}/healthz`))
      await wait(PROBE_MS)
    }
  }
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}

async function prepareManagers() {
  const accounts = await prepareAccounts(server.url, client, {
    name: 'manager',
    count: Number(values.managers),
  })
  await client.query(
    `insert into company_managers (user_id, tenant_id, company_id, is_owner, granted_by, granted_at)
     select u.id, 1, c.id, false, 'large@oncall.test', now()
     from users u, companies c where c.name = 'Meridian Builders' and u.id = any($1)`,
    [accounts.map(({ id }) => id)],
  )
  return accounts
}

type Times = ReadonlyMap<string, readonly number[]>

function print({ managing, learning, probe }: Readonly<Record<'managing' | 'learning' | 'probe', Times>>) {
  const rows = [...probe, ...managing, ...learning].map(([kind, times]) => {
    const shown = (share: number) => Math.round(percentile(times, share))
    return [kind, { requests: times.length, 'p50 ms': shown(0.5), 'p95 ms': shown(0.95) }] as const
  })
  console.table(Object.fromEntries(rows))
}
