import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../e2e/fixtures/chromium.ts'
import { percentile } from '../learning/percentile.rule.ts'

/**
 * Frames of the matrix of 5,000 people while it is scrolled, on a server that has `npm run demo:large`. Options:
 * `--url http://localhost:8080 --seconds 10`. Times depend on the machine; next to them are those of the same page at rest.
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

const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page)
  await page.goto(`${values.url}/company`)
  await page.getByRole('rowheader').first().waitFor()
  report('at rest', await frames(page, 0))
  report('down, row by row', await frames(page, STEP_PX))
  report('down, a screen in three frames', await frames(page, STEP_PX * 6))
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

function report(what: string, times: readonly number[]): void {
  const late = times.filter((time) => time > FRAME_MS * 1.5).length
  const rate = (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000
  const sorted = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)]
  const shown = sorted.map((time) => time.toFixed(1)).join(' / ')
  console.log(
    `${what}: ${rate.toFixed(0)} frames a second, p50 / p95 / p99 ${shown} ms, ${late} of ${times.length} late`,
  )
}
