import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { percentile } from '../learning/percentile.rule.ts'

/**
 * Frames of the matrix of 5,000 people while it is scrolled, on a server that has `npm run demo:large`. Options:
 * `--url http://localhost:8080 --seconds 10`. Times depend on the machine and on what else runs there; next to them are
 * those of the same page at rest, and the processor time of the page's main thread, which does not count waiting.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    seconds: { type: 'string', default: '10' },
  },
})
const DURATION_MS = Number(values.seconds) * 1000
const FRAME_MS = 1000 / 60
/** Fast reading: about two rows in three frames. */
const STEP_PX = 40

const SPEEDS = [
  ['at rest', 0],
  ['down, row by row', STEP_PX],
  ['down, a screen in three frames', STEP_PX * 6],
] as const
const ROW_PX = 64

const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  // The cost of a column is the difference.
  for (const [columns, query] of [
    ['12 modules', ''],
    ['1 module', '?module=IC0110'],
  ]) {
    await page.goto(`${values.url}/company${query}`)
    await page.getByRole('rowheader').first().waitFor()
    for (const [what, stepPx] of SPEEDS) await measure(`${columns}, ${what}`, stepPx, { page, devtools })
  }
} finally {
  await browser.close()
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${values.url}/login`)
  await page.getByLabel('Email').first().fill('large@oncall.test')
  await page.getByLabel('Password', { exact: true }).first().fill('Training2025!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/** Milliseconds between frames while the grid is scrolled by so many pixels in each. */
async function frames(page: Page, stepPx: number): Promise<number[]> {
  return page.getByRole('grid').evaluate(
    (grid, { step, duration }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        grid.scrollTop = 0
        const start = performance.now()
        let last = start
        const next = (now: number) => {
          times.push(now - last)
          last = now
          grid.scrollTop += step
          if (now - start < duration) requestAnimationFrame(next)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { step: stepPx, duration: DURATION_MS },
  )
}

async function measure(
  what: string,
  stepPx: number,
  { page, devtools }: { readonly page: Page; readonly devtools: CDPSession },
): Promise<void> {
  const before = await taskSeconds(devtools)
  const times = await frames(page, stepPx)
  const taskMs = ((await taskSeconds(devtools)) - before) * 1000
  report(what, times)
  const rows = (times.length * stepPx) / ROW_PX
  const perRow = rows === 0 ? '' : `, ${(taskMs / rows).toFixed(1)} ms a row of ${rows.toFixed(0)}`
  console.log(`  processor time ${(taskMs / times.length).toFixed(1)} ms a frame${perRow}`)
}

/** Processor time of the tasks of the page's main thread: scripts, styles, layout and painting. */
async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

function report(what: string, times: readonly number[]): void {
  const late = times.filter((time) => time > FRAME_MS * 1.5).length
  const rate = (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000
  const sorted = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)]
  const shown = sorted.map((time) => time.toFixed(1)).join(' / ')
  console.log(
    `${what}: ${rate.toFixed(0)} frames a second, p50 / p95 / p99 ${shown} ms, ${late} of ${times.length} late`,
  )
}
