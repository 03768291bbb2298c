import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, signInByForm, test } from '../fixtures/test.ts'

const NEW_PASSWORD = 'Scaffold-rain-26'

const MIRA = { firstName: 'Mira', lastName: 'Stone', isSubscribed: false }

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
}

test('shows and changes profile, password, sessions and personal data (decisions.md, added routes)', async ({
  page,
  anotherPerson,
  watched,
}) => {
  test.slow()
  const { email, password } = await newPerson(MIRA)
  await signIn(page, email, 'oncall', password)
  const elsewhere = await anotherPerson(null)
  await signInByForm(elsewhere, email, 'oncall', password)
  await page.goto('/account')

  await page.getByLabel('First name').fill('Miranda')
  await page.getByLabel('State').selectOption('OH')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Miranda Stone' })).toBeVisible()
  await expectAccessible(page)

  const ends = page.getByRole('button', { name: /^End session on/ })
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await expect(ends).toHaveCount(1)
  await ends.click()
  await expect(ends).toHaveCount(0)
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL('/login')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    profile: { email, firstName: 'Miranda', state: 'OH' },
  })

  watched.allow(/422 POST .*\/account\/password/)
  await page.getByLabel('Current password').fill('not the password')
  await choosePassword(page, NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('not the password')
  await expect(page.getByText('Your password is changed.', { exact: false })).toHaveCount(0)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed. All your other sessions have ended.')).toBeVisible()
  await page.getByRole('button', { name: 'Miranda Stone' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await signInByForm(page, email, 'oncall', NEW_PASSWORD)
  await expect(page).toHaveURL('/progress')
})

test('resets a forgotten password with the emailed link (decisions.md, added routes)', async ({
  page,
  watched,
}) => {
  const { email, password } = await newPerson(MIRA)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page that is left has a field of this name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/If an account exists for that address/)).toBeVisible()

  const link = await linkMailedTo(email, '/reset-password')
  await page.goto(link)
  await choosePassword(page, NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password was saved. Sign in with it now.')).toBeVisible()
  await signInByForm(page, email, 'oncall', NEW_PASSWORD)

  watched.allow(/410 POST .*\/auth\/reset-password/)
  await page.goto(link)
  await choosePassword(page, password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This link has already been used or has expired.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
})
