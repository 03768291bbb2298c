import type { Page } from '@playwright/test'
import { requestApi } from '../fixtures/request-api.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, signInByForm, test } from '../fixtures/test.ts'

const RUTH = { firstName: 'Ruth', lastName: 'Mason', isSubscribed: false }

/** Ten wrong passwords, from a machine that is not the browser's unless said otherwise. */
async function guess(email: string, from = '127.0.0.2'): Promise<void> {
  for (let count = 0; count < 10; count += 1)
    await expect(
      requestApi('/auth/login', { body: { email, password: 'a wrong one' }, from }),
    ).rejects.toThrow('401')
}

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('lets the owner sign in from a new browser while strangers guess the password', async ({
  page,
  watched,
}) => {
  const { email, password } = await newPerson(RUTH)
  await guess(email)
  watched.allow(/429 POST .*\/auth\/login/)
  const proved = page.waitForRequest((request) => request.postData()?.includes('"proof"') ?? false)
  await page.goto('/login')
  await tryToSignIn(page, email, password)
  await expect(page).toHaveURL('/progress')
  expect((await proved).postDataJSON()).toMatchObject({ email, proof: { challenge: {}, solution: {} } })
})

test('shows how long to wait after ten failures, and lets the user in by the emailed link', async ({
  page,
  watched,
}) => {
  const { email, password } = await newPerson(RUTH)
  await guess(email, '127.0.0.1')
  watched.allow(/429 POST .*\/auth\/login/)
  await page.goto('/login')
  await tryToSignIn(page, email, password)
  await expect(page.getByRole('alert')).toHaveText(/Too many attempts\. Please try again in 1[45] minutes\./)

  await page.goto(await linkMailedTo(email, '/login?token='))
  await expect(page.getByText('We will remember this device for your account.')).toBeVisible()
  await tryToSignIn(page, email, password)
  await expect(page).toHaveURL('/progress')
})

test('asks for the password when a verification link is opened in another browser', async ({
  page,
  watched,
}) => {
  const email = `other-browser-${Date.now()}@acme.test`
  const password = 'Ladders-up-2026'
  const person = { first_name: 'Ruth', last_name: 'Mason', company_name: 'Acme', state: 'TX' }
  await requestApi('/auth/register', { body: { ...person, email, password, assigned_partner_id: null } })
  watched.allow(/409 POST .*\/auth\/verify-email/)
  watched.allow(/422 POST .*\/auth\/verify-email/)
  await page.goto(await linkMailedTo(email, '/verify-email'))
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('not that one')
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(field).toHaveAccessibleDescription(/This is not the password/)
  await expect(field).toBeFocused()
  await field.fill(password)
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByText('Your email address is verified.')).toBeVisible()
  await signInByForm(page, email, 'oncall', password)
  await expect(page).toHaveURL('/progress')
})
