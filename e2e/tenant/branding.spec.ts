import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { emailOf, signInByForm } from '../fixtures/people/sign-in.ts'
import { productUrl } from '../fixtures/tenants.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffd54a"/></svg>`
const PLATFORM_BLUE = '#1e3a8a'
const PLUM = '#7a1f5c'

function siteAt(host: string): string {
  const site = new URL(productUrl())
  site.hostname = host
  return site.origin
}

/** What a visitor sees who loads the site now. */
async function readBranding(page: Page, site: string): Promise<{ primary: string; hasLogo: boolean }> {
  await page.goto(site)
  const root = page.locator('html')
  const primary = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary'))
  const hasLogo = (await page.getByRole('banner').locator('img[src*="/files/"]').count()) > 0
  return { primary: primary.trim(), hasLogo }
}

async function createTenant(page: Page, slug: string): Promise<void> {
  await page.goto('/tenant-management')
  await page.getByRole('link', { name: 'New tenant' }).click()
  await page.getByLabel('Slug').fill(slug)
  await page.getByLabel('Name', { exact: false }).first().fill('Acme Rigging School')
  await page.getByLabel('Hosts').fill(`${slug}.localhost`)
  await page.getByLabel('Support email').fill('help@acme.test')
  await page.getByLabel('Support phone').fill('+1 555 010 0300')
  await page.getByRole('button', { name: 'Create tenant' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Acme Rigging School' })).toBeVisible()
}

async function setBranding(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Brand' }).click()
  await page.getByLabel('Primary color').fill(PLUM)
  await page.getByLabel('Accent color').fill('#5a2a10')
  const warning = page.getByRole('alert').filter({ hasText: 'Low contrast' })
  await expect(warning).toContainText(/Accent color has a contrast of 1\.\d:1 .* below 4\.5:1/)
  const logo = { name: 'acme.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
  await page.getByLabel('Logo').setInputFiles(logo)
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible()
}

test('lets a super admin brand a new tenant: publishing and rolling back take effect immediately', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  test.slow()
  const slug = `acme-${Date.now().toString(36)}`
  const site = siteAt(`${slug}.localhost`)
  await signInAs('super')
  await createTenant(page, slug)
  await expectAccessible(page)
  const visitor = await anotherPerson(null)
  expect(await readBranding(visitor, site)).toEqual({ primary: PLATFORM_BLUE, hasLogo: false })
  await expect(visitor.getByRole('banner')).toContainText('Acme Rigging School')

  await setBranding(page)
  await expectAccessible(page)
  // Visitors do not see a draft.
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Unpublished draft')).toBeVisible()
  expect(await readBranding(visitor, site)).toEqual({ primary: PLATFORM_BLUE, hasLogo: false })

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Revision 2 is live on every page now.')).toBeVisible()
  expect(await readBranding(visitor, site)).toEqual({ primary: PLUM, hasLogo: true })
  await expectAccessible(visitor)

  const first = page.getByRole('listitem').filter({ hasText: 'Revision 1' })
  await first.getByRole('button', { name: 'Roll back to this' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back to this' }).click()
  await expect(page.getByText('Revision 3 is live on every page now.')).toBeVisible()
  expect(await readBranding(visitor, site)).toEqual({ primary: PLATFORM_BLUE, hasLogo: false })
})

test("fits the staff's header in one line even with a long tenant name", async ({ page }) => {
  await signInByForm(page, emailOf('super', 'trinova'), 'trinova')
  const header = page.getByRole('banner')
  for (const width of [1152, 1280, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const name of ['Services', 'Admin Tools', 'Simone Adler'])
        await expect(header.getByRole('button', { name })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const heights = await header
        .locator('nav a, nav button, button[aria-haspopup]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight))
      expect(heights.length).toBeGreaterThan(8)
      expect(Math.max(...heights)).toBeLessThanOrEqual(44)
      const ends = await header
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    })
})
