import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { loadOf } from '../fixtures/page-load.ts'

const PAGES = ['/', '/blog']
/** A phone on a bad connection: bytes per second, and latency in milliseconds. */
const SLOW = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false }

const STORED_TYPEFACE = () => localStorage.getItem('typeface')

test.use({ viewport: { width: 390, height: 844 } })

/** Uses CDP, since a route would disable the browser's HTTP cache, which the next visit needs. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
}

test('shifts nothing on a slow connection, on the first visit and the next', async ({ page }) => {
  const load = await loadOf(page)
  await slowDown(page)
  for (const visit of ['first', 'next'])
    for (const path of PAGES)
      await test.step(`${path}, ${visit} visit`, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.locator('#root')).toHaveAttribute('data-ready')
        // Stored once the typeface is there: by then everything that could move has moved.
        await expect.poll(() => page.evaluate(STORED_TYPEFACE)).toMatch(/\.woff2$/)
        expect((await load()).layoutShift).toBe(0)
      })
})

test('shows a page opened by a link in the typeface that has arrived meanwhile', async ({ page }) => {
  await slowDown(page)
  const isSetIn = () =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Figtree Next'))
  await page.goto('/')
  await expect.poll(() => page.evaluate(STORED_TYPEFACE)).toMatch(/\.woff2$/)
  expect(await isSetIn()).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect.poll(isSetIn).toBe(true)
})

const declared = (page: Page) => page.evaluate(() => [...document.fonts].map(({ family }) => family))

test('shows the first text in the typeface when it is cached', async ({ page }) => {
  const load = await loadOf(page)
  await page.goto('/blog')
  await expect.poll(() => page.evaluate(STORED_TYPEFACE)).toMatch(/\.woff2$/)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(await declared(page)).toContain('Figtree')
  expect((await load()).layoutShift).toBe(0)
})

test('does not change a page whose typeface arrives after its first text', async ({ page }) => {
  const load = await loadOf(page)
  await page.goto('/blog')
  await expect.poll(() => page.evaluate(STORED_TYPEFACE)).toMatch(/\.woff2$/)
  const typeface = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await typeface.promise
    await route.continue()
  })
  const fontRequest = page.waitForRequest('**/*.woff2')
  await page.goto('/blog', { waitUntil: 'commit' })
  await fontRequest
  // The page waited for it, but not for long.
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  const arrived = page.waitForResponse('**/*.woff2')
  typeface.resolve()
  await arrived
  await expect.poll(() => declared(page)).toContain('"Figtree Next"')
  expect(await declared(page)).not.toContain('Figtree')
  expect((await load()).layoutShift).toBe(0)
})
