import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { blockingTime, type LongTask } from './blocking-time.rule.ts'
import { watchTraffic } from './watch-traffic.ts'

/** A slow phone: 150 ms round trip, 1.6 Mbps, a processor four times slower. */
const LATENCY_MS = 150
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
const CPU_SLOWDOWN = 4

const QUIET_MS = 500

export interface Load {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
  /** Requests that ended before the content appeared, including the document but not the typeface (not blocking). */
  readonly requestsToContent: number
  readonly scriptBytesBeforePaint: number
  /** Length of the longest chain of dependent requests: until the content appeared, and in all. */
  readonly depthToContent: number
  readonly depth: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly layoutShift: number
  /** Total blocking time from the first paint until the network is quiet. */
  readonly blockingMs: number
}

interface Paints {
  readonly first: number
  readonly largest: number
  readonly shift: number
  readonly timeOriginMs: number
  readonly longTasks: readonly LongTask[]
}

/** A new emulated phone with an empty cache that trusts the run's certificate. */
export async function slowPhone(browser: Browser): Promise<{
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}> {
  // Service workers are blocked, because Chromium's emulation does not slow down their requests.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, cdp }
}

async function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        let largest = 0
        let shift = 0
        new PerformanceObserver((list) => {
          largest = list.getEntries().at(-1)?.startTime ?? largest
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        const longTasks: LongTask[] = []
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            longTasks.push({ startMs: startTime, durationMs: duration })
        }).observe({ type: 'longtask', buffered: true })
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        const { timeOrigin } = performance
        // Buffered entries are delivered in a separate task.
        setTimeout(() => resolve({ first, largest, shift, timeOriginMs: timeOrigin, longTasks }), 100)
      }),
  )
}

/** One cold load in a new browser profile. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page, cdp } = await slowPhone(browser)
  try {
    const traffic = watchTraffic(cdp)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    // Scripts that wait for the first paint may be requested after the network has been quiet for a while.
    if ((await page.locator('#later').count()) > 0) await page.locator('#root[data-ready]').waitFor()
    await traffic.quietFor(QUIET_MS)
    const { first, largest, shift, timeOriginMs, longTasks } = await paintsOf(page)
    return {
      ...traffic.until(timeOriginMs + first),
      firstPaintMs: first,
      largestPaintMs: largest,
      layoutShift: shift,
      blockingMs: blockingTime(longTasks, first),
    }
  } finally {
    await context.close()
  }
}
