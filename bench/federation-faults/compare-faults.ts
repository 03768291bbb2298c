import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { buildChanged } from '../../scripts/run/builds.ts'
import { step } from '../../scripts/run/progress.ts'
import { type FaultName, FAULTS } from './fault-names.ts'
import { runPlatformFault } from './platform-faults.ts'
import { startFaultPlatform } from './start-fault-platform.ts'
import { runPlainFault } from './plain-faults.ts'
import { plainSite } from './plain-site.ts'
import type { Observation } from './observation.ts'
import { type Compared, tableOf } from './table.ts'

/**
 * The same faults, in one run, in a plain federated shell and in ours; written as README.md beside this file.
 * `--only style,effect` tries some of them and writes nothing.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = (Object.keys(FAULTS) as FaultName[]).filter(
  (name) => !values.only || values.only.split(',').includes(name),
)

async function visited(browser: Browser, see: (page: Page) => Promise<Observation>): Promise<Observation> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('cookieConsent', 'declined')
  })
  try {
    return await see(await context.newPage())
  } finally {
    await context.close()
  }
}

await buildChanged()
const plain = await step('building the plain shell and its two remotes', plainSite)
const stand = await step('starting the platform with one more remote', startFaultPlatform)
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
const rows: Compared[] = []
try {
  for (const name of names)
    await step(FAULTS[name], async () => {
      const theirs = await visited(browser, (page) => runPlainFault(name, page, plain))
      plain.learn.heal()
      plain.restoreLearn()
      const ours = await visited(browser, (page) => runPlatformFault(name, page, stand))
      stand.network.heal()
      rows.push({ fault: FAULTS[name], theirs, ours })
    })
  const table = tableOf(rows, new Date())
  console.log(`\n${table}`)
  if (!values.only) writeFileSync(join(import.meta.dirname, 'README.md'), table)
} finally {
  await browser.close()
  plain.close()
  await stand.close()
}
process.exit(0)
