import type { Browser, CDPSession, Page } from '@playwright/test'

/** A slow phone: 150 ms round trip, 1.6 Mbps, a processor four times slower. */
const LATENCY_MS = 150
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
const CPU_SLOWDOWN = 4

export interface Load {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly layoutShift: number
}

interface Paints {
  readonly first: number
  readonly largest: number
  readonly shift: number
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function countTraffic(cdp: CDPSession) {
  const types = new Map<string, string>()
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId)) return
    traffic.requests += 1
    traffic.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') traffic.scriptBytes += encodedDataLength
  })
  return traffic
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
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        // Buffered entries are delivered in a task of their own.
        setTimeout(() => resolve({ first, largest, shift }), 100)
      }),
  )
}

/** One cold load in a browser profile of its own. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await slowDown(cdp)
    const traffic = countTraffic(cdp)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    const { first, largest, shift } = await paintsOf(page)
    return { ...traffic, firstPaintMs: first, largestPaintMs: largest, layoutShift: shift }
  } finally {
    await context.close()
  }
}
