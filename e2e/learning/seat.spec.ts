import { randomUUID } from 'node:crypto'
import { requestApi } from '../fixtures/request-api.ts'
import { register, verifyByMail } from '../fixtures/people/new-person.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson, type Person } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

const BILLING = { name: 'Ada Byron', companyName: 'Acme', address: '1 Pier, Texas', poNumber: '' }

/** Two seats of Ladder Safety, and the tenant has the money. */
async function buySeats({ email, password }: Person): Promise<void> {
  const wanted = { codes: ['IC0110'], seats: 2 }
  const { totalCents } = await requestApi('/orders/quote', { body: wanted })
  const { id } = await requestApi('/orders', {
    token: await accessTokenOf(email, 'oncall', password),
    headers: { 'idempotency-key': randomUUID() },
    body: { ...wanted, totalCents, billing: BILLING, isTermsAccepted: true },
  })
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  await requestApi(`/admin/orders/${String(id)}/confirm`, { token, body: { note: 'Bank 12' } })
}

test('invites a new user to a seat in their language, who registers from the email and loses the seat before starting', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  const person = { email: `seat-${Date.now()}@acme.test`, password: 'Ladders-up-2026' }
  const buyer = await newPerson()
  await buySeats(buyer)
  await signIn(page, buyer.email, 'oncall', buyer.password)
  await page.goto('/checkout')
  await page
    .getByRole('link', { name: /^Order / })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email)
  await page.getByRole('combobox', { name: 'Language of the invitation' }).selectOption('Español')
  await page.getByRole('button', { name: 'Assign seat', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: person.email })).toContainText('Invited')
  await expectAccessible(page)

  const invited = await anotherPerson(null)
  await invited.setViewportSize({ width: 390, height: 844 })
  const link = await linkMailedTo(person.email, '/seat')
  await invited.goto(link)
  await expect(invited.getByText('Seguridad con las escaleras')).toBeVisible()
  await invited.getByRole('link', { name: 'English' }).click()
  await expect(invited.locator('html')).toHaveAttribute('lang', 'en')
  // What they choose themselves counts for more than the language that they were written to in.
  await invited.goto(link)
  await expect(invited.getByText('Ladder Safety')).toBeVisible()
  await expectAccessible(invited)
  await invited.getByRole('link', { name: 'Register and accept' }).click()
  await expect(invited.getByLabel('Email')).toHaveValue(person.email)
  await register(invited, person)
  await verifyByMail(invited, person.email)
  await signIn(invited, person.email, 'oncall', person.password)
  await invited.goto('/progress')
  await expect(invited.getByRole('link', { name: 'Open your module: Ladder Safety' })).toBeVisible()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: person.email })
  await expect(row).toContainText('Assigned')
  await row.getByRole('button', { name: /^Remove from seat: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from seat' }).click()
  await expect(row).toHaveCount(0)
  await invited.reload()
  await expect(invited.getByRole('heading', { name: 'Ladder Safety' })).toBeVisible()
  await expect(invited.getByRole('link', { name: 'Open your module: Ladder Safety' })).toHaveCount(0)
})
