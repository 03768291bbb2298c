import { expect, signIn, test } from '../fixtures/test.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'

test('a new person registers, verifies by mail and signs in', async ({ page, watched }) => {
  const email = `new-${Date.now()}@acme.test`
  const password = 'Training2025'
  await page.goto('/register')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('Ünal')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByText('Available', { exact: true })).toBeVisible()
  await page.getByLabel('Company name').fill('Acme')
  await page.getByLabel('State').selectOption('TX')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: 'Terms of Service' }).check()
  await page.getByRole('checkbox', { name: 'Privacy Policy' }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/login')

  // Before the address is verified nobody gets in.
  watched.allow(/401 POST .*\/auth\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.goto(await linkMailedTo(email, '/verify-email'))
  await expect(page.getByText('Your email address is verified.')).toBeVisible()
  await signIn(page, email, 'oncall', password)
  await expect(page).toHaveURL('/progress')
})
