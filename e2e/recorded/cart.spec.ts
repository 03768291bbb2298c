import type { Page } from '@playwright/test'
import { expect, store, test } from './recorded.ts'

const KEY = 'training-cart'
const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY)
const badge = (page: Page) => page.getByRole('banner').locator('[data-cart-count]')
const cart = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your cart' }) })
const add = (page: Page, course: string) =>
  page.getByRole('button', { name: `Add to cart: ${course}` }).click()

/** Code, name and price as spec section 3 prints them, and the four of decisions.md. */
const CATALOG = [
  ['IC0110', 'Ladder Safety', '$20.00'],
  ['IC0111', 'Machine Safeguarding', '$35.00'],
  ['IC0112', 'Fall Protection', '$40.00'],
  ['IC0113', 'Respiratory Protection Awareness', '$30.00'],
  ['IC0114', 'Scaffolding Safety', '$35.00'],
  ['IC0115', 'Emergency Preparedness', '$30.00'],
  ['IC0116', 'Lockout/Tagout', '$40.00'],
  ['IC0117', 'Chemical Hazard Comm', '$40.00'],
  ['IC0118', 'Electrical Safety', '$40.00'],
  ['IC0119', 'Confined Spaces', '$40.00'],
  ['IC0120', 'Personal Protective Equipment', '$40.00'],
  ['IC0121', 'Bloodborne Pathogens', '$40.00'],
] as const

test.describe('cart (spec sections 3, 4, 5 and 9)', () => {
  test('lists the catalog, the plans, the offer and the worked example', async ({ page, signedIn }) => {
    await signedIn()
    await page.goto('/subscriptions')
    const rows = page.getByRole('region', { name: 'Courses' }).getByRole('listitem')
    await expect(rows).toHaveCount(CATALOG.length)
    for (const [at, cells] of CATALOG.entries())
      for (const cell of cells) await expect(rows.nth(at)).toContainText(cell)
    const main = page.getByRole('main')
    await expect(main).toContainText('select 3 or more courses for a 15% discount')
    await expect(main).toContainText(
      '$20 + $35 + $40 + $30 = $125 per employee, $106.25 at 85%, and $1062.50 for 10 employees',
    )
    for (const text of ['BC0100', 'Bundled Packages', '85% of the original price', 'PS0100', 'Partner plan'])
      await expect(main).toContainText(text)
    await expect(main).toContainText('$250.00 a month')
    await expect(main).toContainText(/one hour (a|per) week for 30 days from the start of service/)
  })

  test('is saved on every change, discounted from three courses, and cleared', async ({ page, signedIn }) => {
    await signedIn()
    await page.goto('/subscriptions')
    await expect(badge(page)).toHaveCount(0)
    await add(page, 'Ladder Safety')
    expect(await storedCart(page)).toEqual([{ code: 'IC0110', title: 'Ladder Safety', price: 20 }])
    await add(page, 'Machine Safeguarding')
    await expect(badge(page)).toHaveText('2')
    await expect(cart(page)).toContainText('$55.00')
    await add(page, 'Fall Protection')
    await add(page, 'Respiratory Protection Awareness')
    await expect(badge(page)).toHaveText('4')
    await expect(cart(page)).toContainText('$125.00')
    await expect(cart(page)).toContainText('$106.25')
    await cart(page).getByLabel('Seats').fill('10')
    await expect(cart(page)).toContainText('$1,062.50')
    await cart(page).getByRole('button', { name: 'Remove Ladder Safety from the cart' }).click()
    await expect(badge(page)).toHaveText('3')
    expect(await storedCart(page)).toMatchObject([{ code: 'IC0111' }, { code: 'IC0112' }, { code: 'IC0113' }])
    await page.reload()
    await expect(badge(page)).toHaveText('3')
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await expect(badge(page)).toHaveCount(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  })

  test('restores a stored cart, each code once', async ({ page, signedIn }) => {
    await signedIn()
    const items = [
      { code: 'IC0110', name: 'Ladder Safety', price: 20, quantity: 1 },
      { code: 'IC0112', price: 40 },
      { code: 'IC0110', price: 20 },
    ]
    await store(page, { [KEY]: JSON.stringify(items) })
    await page.goto('/subscriptions')
    await expect(badge(page)).toHaveText('2')
    await expect(cart(page)).toContainText('$60.00')
    await expect(page.getByRole('button', { name: 'Add to cart: Ladder Safety' })).toHaveCount(0)
  })

  for (const corrupt of ['{nonsense', '{"code":"IC0110","price":20}', '[{"price":20}]', '"IC0110"'])
    test(`discards the stored cart ${corrupt}`, async ({ page }) => {
      await store(page, { [KEY]: corrupt })
      await page.goto('/login')
      await expect(page.getByLabel('Email')).toBeVisible()
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
      await expect(badge(page)).toHaveCount(0)
    })
})
