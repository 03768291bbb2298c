import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { buildChanged } from '../../scripts/run/builds.ts'
import { command } from '../../scripts/run/command.ts'
import { ROOT } from '../../scripts/run/paths.ts'
import { step } from '../../scripts/run/progress.ts'
import { freePort, type RunningServer, startServer } from '../../scripts/run/server.ts'
import { median } from '../loads/median.rule.ts'
import { fillRegistry } from './fill-registry.ts'
import { loadHome } from './load-home.ts'
import { loadWhile } from './load-while.ts'
import { teamAt } from './team-at.ts'
import { type DeployTimes, type Team, timeDeploy } from './time-deploy.ts'
import { timeResolve } from './time-resolve.ts'

/**
 * A deploy until a new visitor has it, under load, with a registry that has grown, and what that visitor's browser loads then:
 * beside the same on a fresh one, in turns.
 * `--remotes 100 --releases 100` (each) `--deploys 5` say how much.
 */
const { values } = parseArgs({
  options: {
    remotes: { type: 'string', default: '100' },
    releases: { type: 'string', default: '100' },
    deploys: { type: 'string', default: '5' },
  },
})
const home = mkdtempSync(join(tmpdir(), 'platform-releases-'))

interface Side {
  readonly name: string
  readonly dataDir: string
  readonly server: RunningServer
  readonly team: Team
  readonly startMs: number
  readonly deploys: DeployTimes[]
}

async function side(name: string, dataDir: string): Promise<Side> {
  const since = performance.now()
  const server = await startServer({ port: await freePort(), host: '127.0.0.1', dataDir })
  const startMs = performance.now() - since
  return { name, dataDir, server, team: await teamAt(server.url), startMs, deploys: [] }
}

/** As a browser gets it, compressed, and as it reads it. */
async function documentSize(url: string): Promise<{ plain: number; packed: number }> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  const packed = Buffer.concat(await answer.toArray())
  return { plain: brotliDecompressSync(packed).length, packed: packed.length }
}

/** What a page of this moment links: its own files, and those of the release before, which pages in use still need. */
async function filesOf(url: string): Promise<readonly string[]> {
  const page = await (await fetch(`${url}/progress`)).text()
  return [
    ...new Set([...page.matchAll(/"url":"(\/(?:releases|shell)\/[^"]+)"/g)].map(([, file]) => file ?? '')),
  ].slice(0, 12)
}

async function underLoad({ server, team, deploys }: Side, rounds: number) {
  const paths = ['/', '/progress', '/free-resources', ...(await filesOf(server.url))]
  return loadWhile(server.url, paths, async () => {
    for (let round = 0; round < rounds; round += 1) {
      deploys.push(await timeDeploy(team, 100 + round))
      const env = { PLATFORM_URL: team.url, PLATFORM_TOKEN: team.token }
      const cli = [join(ROOT, 'remote-kit/src/cli.ts'), 'rollback', 'learner', '--reason', 'Back and forth']
      const { code, output } = await command('node', cli, { env })
      if (code !== 0) throw new Error(output)
    }
  })
}

await buildChanged()
const grown = join(home, 'grown')
const [remotes, releases, rounds] = [values.remotes, values.releases, values.deploys].map(Number) as [
  number,
  number,
  number,
]
await step(`filling a registry with ${remotes} remotes of ${releases} releases`, async () => {
  // The product makes its own tables and tenants first.
  const first = await startServer({ port: await freePort(), host: '127.0.0.1', dataDir: grown })
  await first.stop()
  await fillRegistry(grown, remotes, releases)
})
const resolved = await step('resolving releases for 2000 visitors', () => timeResolve(grown))
const sides = [
  await step('starting the fresh product', () => side('3 remotes, 3 releases', join(home, 'fresh'))),
  await step('starting the product with the filled registry', () =>
    side(`${resolved.remotes} remotes, ${resolved.releases} releases`, grown),
  ),
]
try {
  await step(`${rounds} deploys of remote-learner on each`, async () => {
    for (let round = 1; round <= rounds; round += 1)
      for (const one of sides) one.deploys.push(await timeDeploy(one.team, round))
  })
  const visits = await step('first visits in a browser', () =>
    loadHome(sides.map(({ server }) => server.url)),
  )
  const rows: Record<string, Record<string, number>> = {}
  for (const one of sides) {
    const quiet = [...one.deploys]
    one.deploys.length = 0
    const document = await documentSize(`${one.server.url}/`)
    const load = await step(`deploys and rollbacks under load, ${one.name}`, () => underLoad(one, rounds))
    const of = (times: readonly DeployTimes[], field: keyof DeployTimes) =>
      Math.round(median(times.map((time) => time[field])))
    rows[one.name] = {
      'server start ms': Math.round(one.startMs),
      'deploy to visitor ms': of(quiet, 'toVisitorMs'),
      'whole command ms': of(quiet, 'commandMs'),
      'document KB': Number((document.plain / 1024).toFixed(1)),
      'document KB brotli': Number((document.packed / 1024).toFixed(1)),
      ...visits.get(one.server.url),
      'under load: deploy to visitor ms': of(one.deploys, 'toVisitorMs'),
      'under load: requests': load.requests,
      'under load: failed': load.failed,
      'under load: p50 ms': load.p50Ms,
      'under load: p99 ms': load.p99Ms,
    }
  }
  console.log('')
  console.table(transposed(rows))
  console.log(
    `resolve of all ${resolved.remotes} remotes for one visitor: median ${resolved.medianMs.toFixed(3)} ms, p99 ${resolved.p99Ms.toFixed(3)} ms; ` +
      `reading and computing the registry takes ${Math.round(resolved.openMs)} ms.`,
  )
} finally {
  await Promise.all(sides.map(({ server }) => server.stop()))
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)

function transposed(rows: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const [first] = Object.values(rows)
  return Object.fromEntries(
    Object.keys(first ?? {}).map((figure) => [
      figure,
      Object.fromEntries(Object.entries(rows).map(([name, figures]) => [name, figures[figure]])),
    ]),
  )
}
