import { register, verifyByMail } from '../fixtures/people/new-person.ts'
import { expect, signInByForm, test } from '../fixtures/test.ts'

test('registers a new user, who verifies their email address and signs in', async ({ page, watched }) => {
  const person = { email: `new-${Date.now()}@acme.test`, password: 'Ladders-up-2026' }
  await register(page, person)

  // Signing in is refused before the email address is verified.
  watched.allow(/401 POST .*\/auth\/login/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await verifyByMail(page, person.email)
  await signInByForm(page, person.email, 'oncall', person.password)
  await expect(page).toHaveURL('/progress')
})
