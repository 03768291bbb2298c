import type { Page } from '@playwright/test'
import { expect, test } from './recorded.ts'

const entry = (page: Page, key: string) =>
  page.evaluate((storageKey) => localStorage.getItem(storageKey), key)

test.use({ consent: null })

test.describe('cookie consent (spec section 4)', () => {
  for (const [button, choice] of [
    ['Accept All', 'accepted'],
    ['Decline', 'declined'],
  ] as const)
    test(`stores ${choice} and its date after ${button}, and does not ask again`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      expect(await entry(page, 'cookieConsent')).toBe(choice)
      expect(await entry(page, 'cookieConsentDate')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
    })

  test('opens the privacy page in a new tab after Manage', async ({ page, context }) => {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page.getByText('Manage', { exact: true }).click()
    await expect(await opened).toHaveURL('/privacy')
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible()
  })

  test('stores and measures nothing before a choice', async ({ page, recorded, context }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible()
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys).toEqual([])
    expect(recorded.to('POST /vitals')).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('reports web vitals after acceptance (spec section 7)', async ({ page, recorded }) => {
    recorded.answer({ 'POST /vitals': { status: 200 } })
    await page.goto('/')
    await page.getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(() => recorded.to('POST /vitals').length).toBeGreaterThan(0)
    expect(recorded.to('POST /vitals')[0]?.body).toMatchObject({ path: '/' })
  })

  test('can be chosen again', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await page.getByRole('button', { name: 'Decline' }).click()
    // A click before React listens is replayed afterwards.
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: 'Cookie choice' }).click()
    await expect(banner).toBeVisible()
    expect(await entry(page, 'cookieConsent')).toBeNull()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } })

  test('stays below an open menu', async ({ page, signedIn, recorded }) => {
    await signedIn({ role: 'user' })
    recorded.answer({ 'POST /auth/logout': { body: {} } })
    await page.goto('/privacy')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  })
})
