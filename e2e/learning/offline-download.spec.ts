import type { Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { signInAt } from '../fixtures/people/sign-in.ts'
import { expect } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const CODE = 'IC0116'
const panel = (page: Page) => page.getByRole('region', { name: 'Use offline' })
const summary = (page: Page, text: string | RegExp) => page.locator('summary').getByText(text)

test('downloads a module whole, which opens in airplane mode as the dashboard and the certificates do', async ({
  page,
  context,
  network,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_|Failed to fetch|504|503|fetch/)
  const { email, password } = await newPerson()
  await signInAt(page, network.url, email, { password })
  await page.goto(`${network.url}/dashboard`)
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible()
  await page.goto(`${network.url}/modules/${CODE}`)
  await expect(page.locator('#lesson-title')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  // The size is shown before anything is fetched; then it is stored, with its size.
  await panel(page).getByRole('button', { name: 'Download for offline use' }).click()
  const start = panel(page).getByRole('button', { name: /^Download [\d.,]+ (kB|MB)$/ })
  // It asks for the size of each file first.
  await expect(start).toBeFocused({ timeout: 30_000 })
  await start.click()
  await expect(
    panel(page)
      .getByText(/^Ready for offline use\./)
      .first(),
  ).toBeVisible({ timeout: 30_000 })
  await expect(panel(page).getByText(/[\d.,]+ (kB|MB) on this device/)).toBeVisible()
  await page.reload()
  await expect(panel(page).getByText(/on this device/)).toBeVisible()

  network.break(/./, 'cut')
  await context.setOffline(true)
  const away = await context.newPage()
  await away.goto(`${network.url}/modules/${CODE}`)
  await expect(away.locator('#lesson-title')).toBeVisible()
  const lessons = away.getByRole('navigation', { name: 'Lessons' }).getByRole('link')
  await lessons.last().click()
  await expect(away.locator('article [data-block]').first()).toBeVisible()
  await expect(summary(away, /^You are offline/)).toBeVisible()

  await away.goto(`${network.url}/certificates`)
  await expect(away.getByText('No certificates yet')).toBeVisible()
  await summary(away, /^You are offline/).click()
  await expect(away.getByText(/^You see what this device saved on /)).toBeVisible()
  await away.goto(`${network.url}/dashboard`)
  await expect(away.getByText(/^You are offline\. This is your progress as of /)).toBeVisible()
  await expect(away.getByRole('region', { name: 'At a glance' })).toBeVisible()

  // Back online it can be removed.
  network.heal()
  await context.setOffline(false)
  await page.reload()
  await panel(page).getByRole('button', { name: 'Remove from this device' }).click()
  await expect(panel(page).getByRole('button', { name: 'Download for offline use' })).toBeVisible()
})
