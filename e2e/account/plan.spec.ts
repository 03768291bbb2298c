import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const DAY_MS = 24 * 60 * 60_000
let product: OwnProduct
test.beforeAll(async () => {
  // It migrates and seeds a database of its own.
  test.setTimeout(180_000)
  product = await startOwnProduct()
})
test.afterAll(() => product.end())

/** Buys the subscription with renewal ticked, by the test card. */
async function subscribe(page: Page): Promise<void> {
  await page.goto('/checkout?plan=LS0100')
  const renewal = page.getByRole('checkbox', { name: 'Renew automatically' })
  await expect(renewal).not.toBeChecked()
  await expect(page.getByText(/^\$29\.00 on .* if you pay today/)).toBeVisible()
  await renewal.check()
  await page.getByLabel(/^Address/).fill('1 Pier, Galveston, TX 77550')
  await page.getByLabel(/I accept the terms/).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: /with the test card$/ }).click()
  await expect(page.getByText(/You have access to everything you ordered/)).toBeVisible()
}

test('a subscriber buys with renewal, adds a seat, cancels and resumes', async ({ page }) => {
  test.slow()
  const buyer = await newPerson({ isSubscribed: false })
  await signIn(page, buyer.email, 'oncall', buyer.password)
  await subscribe(page)
  await page.goto('/my-plan')
  await expect(page.getByText(/^The plan renews on/)).toBeVisible()
  await expectAccessible(page)

  await product.advance(10 * DAY_MS)
  // No session lasts that long.
  await signIn(page, buyer.email, 'oncall', buyer.password)
  await page.goto('/my-plan')
  await page.getByRole('textbox', { name: /^Seats/ }).fill('2')
  await page.getByRole('button', { name: 'Show the price' }).click()
  await expect(page.getByText(/^1 more seat for \d+ of \d+ days: \$\d+\.\d\d for each seat\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change to 2 seats' }).click()
  await expect(page.getByText(/1 seat is free to assign below/)).toBeVisible()

  await page.goto('/my-plan')
  await expect(page.getByText('1 of 2 assigned')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel plan on/ })
    .click()
  await expect(page.getByText(/^You canceled the plan\. You have access until/)).toBeVisible()
  await page.getByRole('button', { name: 'Turn on renewal' }).click()
  await expect(page.getByRole('alertdialog').getByText(/^The next charge is \$58\.00 on/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on renewal' }).click()
  await expect(page.getByText(/^The plan renews on/)).toBeVisible()
})
