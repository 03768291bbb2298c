import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { buildChanged } from '../../scripts/run/builds.ts'
import { step } from '../../scripts/run/progress.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { runWebpack } from '../builds/run-webpack.ts'
import { makeCertificate } from '../front/certificate.ts'
import { createProxySite } from '../front/proxy-site.ts'
import { serveHttp2 } from '../front/serve-http2.ts'
import type { Goal } from '../goals/goal.rule.ts'
import { deployGoals, loadGoals, moveGoals, throughputGoals } from '../goals/goals-of-run.ts'
import { printGoals } from '../goals/print-goals.ts'
import { measureLoad } from '../loads/measure-load.ts'
import { BROWSER_RENDERED, SERVER_RENDERED } from '../monolith/monolith-builds.ts'
import { monolithSite } from '../monolith/monolith-site.ts'
import { monolithConfig } from '../monolith/webpack.config.ts'
import { measureMove } from '../moves/measure-move.ts'
import { plainSite } from '../plain-federation/plain-site.ts'
import { plainConfigs } from '../plain-federation/webpack.config.ts'
import { measureDeploys } from '../registry/measure-deploys.ts'
import { staticSite } from '../static/static-site.ts'
import { measureThroughput } from '../throughput/measure-throughput.ts'
import { printLoads, printMoves, printThroughput, type Measured, type MoveOfSite } from './print-results.ts'

/**
 * The visitor's pages five times, from the same sources: a static file, one build rendered by the browser and by the
 * server, the product, and Module Federation as in the public examples. Cold loads take turns, so that whatever else the machine does weighs on all. Then how long
 * a move to another remote takes, how many pages a second the server gives, and how long a deploy takes. `--loads 15` says
 * how often; at least 11 for a result. Ends with 1 when a goal of what was measured is missed.
 */
const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '15' },
    only: { type: 'string', default: 'loads,moves,server,deploys' },
  },
})
const loads = Number(values.loads)
const parts = values.only.split(',')
const PATHS = ['/', '/blog']
/** Of what one server does in turns with itself. */
const MAX_ROUNDS = 11
const LINK = { from: '/', to: '/progress', intentMs: 0 }
/** The fair comparison of moves: its first page is rendered as the product's. */
const MOVES: readonly MoveOfSite[] = [
  { site: 'ours', ...LINK, kind: 'at once' },
  { site: 'ours', ...LINK, kind: 'at once', intentMs: 300 },
  { site: 'ours', ...LINK, kind: 'idle' },
  { site: 'ours', ...LINK, kind: 'seen before' },
  { site: SERVER_RENDERED.name, ...LINK, kind: 'at once' },
  { site: SERVER_RENDERED.name, ...LINK, kind: 'idle' },
  { site: SERVER_RENDERED.name, ...LINK, kind: 'seen before' },
]

const folder = mkdtempSync(join(tmpdir(), 'platform-bench-'))
const serve = async (name: string, env: NodeJS.ProcessEnv) =>
  startServer({ port: await freePort(), host: '127.0.0.1', dataDir: join(folder, name), env })

await buildChanged()
const isCompared = parts.includes('loads')
const hasMonolith = isCompared || parts.includes('moves')
const monoliths = [...(isCompared ? [BROWSER_RENDERED] : []), ...(hasMonolith ? [SERVER_RENDERED] : [])]
for (const build of monoliths)
  await step(`building the ${build.name}`, () => runWebpack(monolithConfig(build)))
if (isCompared)
  await step('building plain federation', async () => {
    for (const config of plainConfigs()) await runWebpack(config)
  })
const product = await step('starting the product', () => serve('product', {}))
const oneBuilds = await Promise.all(
  monoliths.map(async (build) => ({
    build,
    server: await step(`starting the ${build.name}`, () => serve(build.name, { SHELL_DIST: build.dist })),
  })),
)
const productSite = createProxySite(product.url)
const certificate = makeCertificate()
const ours = await serveHttp2(productSite, certificate)
const monolithFronts = await Promise.all(
  oneBuilds.map(async ({ build, server }) => {
    const site = await monolithSite(createProxySite(server.url), PATHS, build)
    return [build.name, await serveHttp2(site, certificate)] as const
  }),
)
const fronts = {
  ...(isCompared ? { static: await serveHttp2(await staticSite(productSite, PATHS), certificate) } : {}),
  ...Object.fromEntries(monolithFronts),
  ours,
  ...(isCompared ? { 'plain federation': await serveHttp2(plainSite(productSite), certificate) } : {}),
}
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...CHROMIUM_ARGUMENTS, `--ignore-certificate-errors-spki-list=${certificate.pin}`],
})

async function compareLoads(): Promise<readonly Goal[]> {
  const measured: Measured[] = PATHS.flatMap((path) =>
    Object.entries(fronts).map(([name, { url }]) => ({ path, name, url, loads: [] })),
  )
  await step(`${loads} cold loads of ${measured.length} pages`, async () => {
    // The first load of each fills the server's caches and is not counted.
    for (let round = 0; round <= loads; round += 1)
      for (const one of measured) {
        const load = await measureLoad(browser, one.url + one.path)
        if (round > 0) one.loads.push(load)
      }
  })
  printLoads(measured)
  return loadGoals(measured)
}

async function compareMoves(): Promise<readonly Goal[]> {
  const urls: Readonly<Record<string, { readonly url: string }>> = fronts
  const times = new Map(MOVES.map((move) => [move, [] as number[]]))
  await step(`${loads} moves of ${MOVES.length} kinds`, async () => {
    // The first of each fills the server's caches and is not counted.
    for (let round = 0; round <= loads; round += 1)
      for (const [move, values] of times) {
        const ms = await measureMove(browser, urls[move.site]?.url ?? '', move)
        if (round > 0) values.push(ms)
      }
  })
  printMoves(times)
  return moveGoals(times)
}

async function compareThroughput(): Promise<readonly Goal[]> {
  const rounds = Math.min(loads, MAX_ROUNDS)
  const throughput = await step('measuring pages per second', () =>
    measureThroughput(product.url, rounds, folder),
  )
  printThroughput(throughput)
  return throughputGoals(throughput)
}

/** Last: the product has other releases afterwards. */
async function compareDeploys(): Promise<readonly Goal[]> {
  const rounds = Math.min(loads, MAX_ROUNDS)
  return deployGoals(await step(`${rounds} deploys`, () => measureDeploys(product.url, rounds)))
}

const PARTS = {
  loads: compareLoads,
  moves: compareMoves,
  server: compareThroughput,
  deploys: compareDeploys,
}
let isReached: boolean

try {
  const goals: Goal[] = []
  for (const [name, compare] of Object.entries(PARTS))
    if (parts.includes(name)) goals.push(...(await compare()))
  console.log(
    `\nMedians of ${loads} interleaved rounds at 390 x 844, 150 ms round trip, 1.6 Mbps, 4x slower processor, HTTP/2, brotli.`,
  )
  isReached = printGoals(goals)
} finally {
  await browser.close()
  Object.values(fronts).forEach((front) => front.close())
  await Promise.all([product, ...oneBuilds.map(({ server }) => server)].map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isReached ? 0 : 1)
