import type { Page } from '@playwright/test'
import { fillLogin } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, test } from '../fixtures/test.ts'

/** Opens a page whose scripts do not arrive until they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/(shell|releases)\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    scripts.resolve()
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
  }
}

test.describe('input before the first script', () => {
  test('stays in the fields of a form, as if React had received it', async ({ page }) => {
    const letThrough = await openWithoutScripts(page, '/register')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Email').pressSequentially('ada@site.test')
    await page.getByLabel('State', { exact: true }).selectOption('TX')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await letThrough()
    // If React missed the input, the next change in the form empties the field.
    await page.getByLabel('Last name').fill('Byron')
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Email')).toHaveValue('ada@site.test')
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('TX')
    await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
  })

  test('submits a login', async ({ page, watched }) => {
    watched.allow(/^401 POST/)
    const letThrough = await openWithoutScripts(page, '/login')
    await fillLogin(page, emailOf('learner', 'oncall'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await letThrough()
    await expect(page).toHaveURL(/\/progress$/)
  })

  test('replays a click on a button', async ({ page }) => {
    const letThrough = await openWithoutScripts(page, '/login')
    await page.getByRole('tab', { name: 'Company Login' }).click()
    await letThrough()
    await expect(page.getByRole('tab', { name: 'Company Login' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Company username')).toBeVisible()
  })

  test('follows a click on a link', async ({ page }) => {
    await openWithoutScripts(page, '/')
    await page.getByRole('main').locator('a[href="/free-resources"]').first().click()
    await expect(page).toHaveURL(/\/free-resources$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i)
  })
})

test("never shows the visitor's page to a signed-in user", async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/(shell|releases)\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('[data-visitor]').first()).toBeAttached()
  await expect(page.locator('[data-visitor]:visible')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('OnCall').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^(log ?in|sign ?in|register)$/i })).toHaveCount(0)
  scripts.resolve()
  await expect(page.getByRole('link', { name: 'Continue Training' }).first()).toBeVisible()
})
