import type { Page } from '@playwright/test'
import { DATA_PAGE_BUDGET_BYTES, HOME_BUDGET_BYTES } from '../scripts/run/budget.rule.ts'
import { expect, test } from './fixtures/test.ts'
import { loadOf } from './fixtures/page-load.ts'
import { saveData } from './fixtures/save-data.ts'
import { untilRendered } from './fixtures/until-rendered.ts'

declare global {
  interface Window {
    reactedAt?: number
  }
}

const KB = 1024
/** A page without data and pages with it. */
const PUBLIC_PAGES = ['/', '/free-resources', '/blog', '/progress']
/** Code that loads by itself after a page is interactive: for the part below the first screen. */
const AFTERWARDS_BUDGET_BYTES = 6 * KB

/** Scripts requested before the page was interactive, which the visitor waits for, and scripts requested after that. */
async function visit(page: Page, path: string) {
  const load = await loadOf(page)
  // Pages behind visible links are also requested when the browser is idle; they do not count here.
  await saveData(page)
  await page.addInitScript(() => {
    // Patched, because an observer would be called too late: later requests could already have started.
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-ready') window.reactedAt ??= performance.now()
      set.call(this, name, value)
    }
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const late = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > (window.reactedAt ?? 0))
      .map(({ name }) => name),
  )
  const { scriptSizes } = await load()
  const bytesOf = (isCounted: (url: string) => boolean) =>
    scriptSizes.filter(({ url }) => isCounted(url)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    untilUsed: bytesOf((url) => !late.includes(url)),
    afterwards: bytesOf((url) => late.includes(url)),
    names: scriptSizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
  }
}

test.beforeAll(async ({ request }) => {
  for (const path of PUBLIC_PAGES) await untilRendered(request, path)
})

for (const [path, limitBytes] of [
  ['/', HOME_BUDGET_BYTES],
  ['/blog', DATA_PAGE_BUDGET_BYTES],
] as const)
  test(`stays within the JavaScript budget on ${path}`, async ({ page }) => {
    const { untilUsed, afterwards, names } = await visit(page, path)
    expect(untilUsed, names).toBeLessThanOrEqual(limitBytes)
    expect(afterwards, names).toBeLessThanOrEqual(AFTERWARDS_BUDGET_BYTES)
  })

const thirdPartyUrls = (urls: readonly string[], site = '') =>
  urls.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'))

test.describe('home on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 844 }, consent: null })

  test('shifts nothing and sends requests to its own site only', async ({ page, baseURL }) => {
    const load = await loadOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { layoutShift, urls } = await load()
    expect(layoutShift).toBe(0)
    expect(thirdPartyUrls(urls, baseURL)).toEqual([])
  })
})

/**
 * Including everything that comes after the first paint, two of them small files of the shell: the worker that loads the data of languages,
 * and what watches links. How many pictures are fetched ahead differs between browsers.
 */
const REQUESTS_BUDGET = 17
const PICTURE = /\.(svg|png|jpg|webp|avif|ico)$/
/** The document of a public page with its styles and data, brotli. */
const DOCUMENT_BUDGET_BYTES = 32 * KB

test.describe('a public page', () => {
  test.use({ viewport: { width: 390, height: 844 }, consent: null })

  for (const path of PUBLIC_PAGES)
    test(`shows ${path} after one request, before any script`, async ({ page, baseURL }) => {
      const load = await loadOf(page)
      // Pages behind visible links are also loaded when the browser is idle (paint/navigation.spec.ts).
      await saveData(page)
      const files = Promise.withResolvers<void>()
      await page.route(/\.(js|css|json)$/, async (route) => {
        await files.promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      files.resolve()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('#root')).toHaveAttribute('data-ready')
      const { layoutShift, urls } = await load()
      expect(layoutShift).toBe(0)
      expect(thirdPartyUrls(urls, baseURL)).toEqual([])
      expect(new Set(urls).size, 'a file that is asked for twice').toBe(urls.length)
      const counted = urls.filter((url) => !PICTURE.test(url))
      expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(REQUESTS_BUDGET)
    })

  for (const path of PUBLIC_PAGES)
    test(`serves ${path} as one small document`, async ({ request }) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      const bytes = Number(answer.headers()['content-length'])
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(DOCUMENT_BUDGET_BYTES)
    })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, consent: null })

  for (const path of PUBLIC_PAGES)
    test(`shows ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    })
})
