import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { loadOf } from './fixtures/page-load.ts'

const KB = 1024
/** The promise to a visitor: JavaScript until the page can be used, brotli, as it travelled. */
const SCRIPT_BUDGET_BYTES = 110 * KB

async function visitHome(page: Page) {
  const load = loadOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return load()
}

for (const width of [1440, 390])
  test.describe(`home at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, consent: null })

    test('needs no more JavaScript than a visitor was promised', async ({ page }) => {
      const { scriptBytes, scripts } = await visitHome(page)
      expect(scriptBytes, scripts.join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES)
    })

    test('shifts nothing', async ({ page }) => {
      const { layoutShift } = await visitHome(page)
      expect(layoutShift).toBe(0)
    })

    test('asks nobody but its own site', async ({ page, baseURL }) => {
      const { urls } = await visitHome(page)
      const strangers = urls.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
      expect(strangers).toEqual([])
    })
  })
