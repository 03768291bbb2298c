import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { buildChanged } from '../../scripts/run/builds.ts'
import { step } from '../../scripts/run/progress.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { buildMonolith } from '../monolith/build-monolith.ts'
import { serveMonolith } from '../monolith/serve-monolith.ts'
import { MONOLITH_DIST } from '../monolith/webpack.config.ts'
import { measureLoad, type Load } from './measure-load.ts'
import { median } from './median.rule.ts'

/**
 * The visitor's home page, released remote by remote, beside the same sources built as one. Cold loads of both take
 * turns, so that whatever else the machine does weighs on both. `--loads 15` says how many of each.
 */
const { values } = parseArgs({ options: { loads: { type: 'string', default: '11' } } })
const loads = Number(values.loads)

const home = mkdtempSync(join(tmpdir(), 'platform-bench-'))
const serve = async (name: string, env: NodeJS.ProcessEnv) =>
  startServer({ port: await freePort(), host: '127.0.0.1', dataDir: join(home, name), env })

await buildChanged()
await step('building the monolith', buildMonolith)
const federated = await step('starting the product', () => serve('federated', {}))
const oneBuild = await step('starting the monolith', () => serve('monolith', { SHELL_DIST: MONOLITH_DIST }))
const monolith = await serveMonolith(oneBuild.url)
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })

const sites: readonly { name: string; url: string; loads: Load[] }[] = [
  { name: 'federated', url: federated.url, loads: [] },
  { name: 'monolith', url: monolith.url, loads: [] },
]
try {
  await step(`${loads} cold loads of each`, async () => {
    // The first load of each fills the server's caches and is not counted.
    for (let round = 0; round <= loads; round += 1)
      for (const site of sites) {
        const load = await measureLoad(browser, site.url)
        if (round > 0) site.loads.push(load)
      }
  })
  const of = (site: (typeof sites)[number], field: keyof Load) =>
    median(site.loads.map((load) => load[field]))
  console.log('')
  console.table(
    Object.fromEntries(
      sites.map((site) => [
        site.name,
        {
          requests: of(site, 'requests'),
          'KB in all': Number((of(site, 'bytes') / 1024).toFixed(1)),
          'KB of scripts': Number((of(site, 'scriptBytes') / 1024).toFixed(1)),
          'first paint ms': Math.round(of(site, 'firstPaintMs')),
          'largest paint ms': Math.round(of(site, 'largestPaintMs')),
          'layout shift': Number(of(site, 'layoutShift').toFixed(4)),
        },
      ]),
    ),
  )
  console.log(
    `Medians of ${loads} interleaved cold loads at 390 x 844, 150 ms, 1.6 Mbps, 4x slower processor.`,
  )
} finally {
  await browser.close()
  monolith.close()
  await Promise.all([federated.stop(), oneBuild.stop()])
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)
