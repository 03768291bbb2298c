import type { Page } from '@playwright/test'
import { chooseInMenu, press, typeInto } from '../fixtures/keyboard.ts'
import { textOfPdf } from '../fixtures/pdf-text.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

const CLASSIC = [
  'Ladder Safety',
  'Machine Safeguarding',
  'Fall Protection',
  'Respiratory Protection Awareness',
]

/** Four courses for ten seats, up to the page of the order; returns its id. */
async function orderClassicForTen(page: Page): Promise<string> {
  await page.goto('/subscriptions')
  for (const title of CLASSIC) await page.getByRole('button', { name: `Add to cart: ${title}` }).click()
  const cart = page.getByRole('group', { name: 'Your cart' })
  const seats = cart.getByRole('textbox', { name: /^Seats/ })
  await seats.fill('99999')
  await expect(cart.getByText('Enter 1 to 1,000 seats.')).toBeVisible()
  await seats.fill('10')
  await expect(cart.getByText('$1,062.50')).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByRole('textbox', { name: /^Company/ }).fill('Harbor Works')
  await page.getByLabel(/^Address/).fill('1 Pier, Galveston, TX 77550')
  await page.getByLabel(/I accept the terms/).check()
  await expect(page.getByRole('definition').filter({ hasText: '$1,062.50' })).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order O-/ })).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function invoiceOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the invoice' }).click()
  return textOfPdf(await download)
}

test('sells four courses for ten seats by invoice in two payments, and refunds three of them: screen, invoice and ledger agree', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  const buyer = await newPerson({ isSubscribed: false })
  await signIn(page, buyer.email, 'oncall', buyer.password)
  const id = await orderClassicForTen(page)
  expect(await invoiceOf(page)).toMatch(/Total \$1,062\.50 Please pay \$1,062\.50/)
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '')

  const staff = await anotherPerson('super')
  await staff.goto(`/subscriptions-dashboard?view=orders&q=${number}`)
  for (const [amount, after] of [
    ['62.5', '$62.50 paid'],
    ['1000', 'Paid'],
  ] as const) {
    await staff.getByRole('button', { name: new RegExp(number) }).click()
    await staff.getByRole('menuitem', { name: 'Record payment' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel('Amount in dollars').fill(amount)
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(staff.getByRole('row', { name: new RegExp(number) })).toContainText(after)
  }

  await page.reload()
  await expect(page.getByText(/10 seats are free to assign below/)).toBeVisible()
  await expectAccessible(page)
  expect(await invoiceOf(page)).toMatch(/Total \$1,062\.50 .*-\$62\.50 .*-\$1,000\.00 Balance due \$0\.00/)
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  const { payments } = await requestApi(`/orders/${id}`, { token })
  expect(payments).toMatchObject([{ amountCents: 6250 }, { amountCents: 100_000 }])

  await chooseInMenu(staff, staff.getByRole('button', { name: new RegExp(number) }), 'Refund')
  const refund = staff.getByRole('dialog', { name: `Refund ${number}` })
  await typeInto(staff, refund.getByLabel('Amount in dollars'), '318.75')
  await typeInto(staff, refund.getByLabel(/^Reason/), '3 of 10 seats are not needed')
  await expectAccessible(staff)
  await press(staff, refund.getByRole('button', { name: 'Refund' }))
  await expect(staff.getByRole('row', { name: new RegExp(number) })).toContainText('$743.75 after refunds')
  await page.reload()
  expect(await invoiceOf(page)).toMatch(/\$318\.75/)
})

test('sells the same by the test card, after a card that was declined', async ({ page, watched }) => {
  test.slow()
  watched.allow(/402 POST .*\/test-card/)
  const buyer = await newPerson({ isSubscribed: false })
  await signIn(page, buyer.email, 'oncall', buyer.password)
  await orderClassicForTen(page)
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText(/no money is charged/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try a card that is declined' }).click()
  await expect(page.getByText('The test card was declined. Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $1,062.50 with the test card' }).click()
  await expect(page.getByText(/10 seats are free to assign below/)).toBeVisible()
  expect(await invoiceOf(page)).toContain('Paid with the test card: no money was charged.')
})
