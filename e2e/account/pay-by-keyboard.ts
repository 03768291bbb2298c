import { expect, type Page } from '@playwright/test'
import { press, tick, typeInto } from '../fixtures/keyboard.ts'

/** Fills in the open checkout and orders, without a mouse; ends on the title of the order's page. */
export async function orderByKeyboard(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel(/^Address/), '1 Pier, Galveston, TX 77550')
  await tick(page, page.getByLabel(/I accept the terms/))
  await press(page, page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Order O-/ })).toBeFocused()
}

/** The test card stands where the page of a provider would be. */
export async function payByKeyboard(page: Page, amount: string): Promise<void> {
  const standing = page.getByRole('group', { name: 'Where this order stands' })
  await press(page, page.getByRole('button', { name: 'Pay by card' }))
  await expect(standing).toBeFocused()
  await press(page, page.getByRole('button', { name: `Pay ${amount} with the test card` }))
  await expect(page.getByText(/^We received your payment\./)).toBeVisible()
  await expect(standing).toBeFocused()
}
