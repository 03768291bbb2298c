import type { Page } from '@playwright/test'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const keep = (page: Page) => page.getByRole('button', { name: 'Keep on this phone' })

/** As the browser does once the person has used the site for a while; the page cannot bring that about. */
function offer(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.asked = 'yes'
      return Promise.resolve({ outcome: 'accepted' })
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return window.dispatchEvent(event)
  })
}

async function openDashboard(page: Page): Promise<void> {
  await signIn(page, emailOf('subscriber', 'oncall'), 'oncall')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible()
}

test('a learner keeps the site on the phone, once the browser offers it', async ({ page }) => {
  await openDashboard(page)
  await expect(keep(page)).toHaveCount(0)
  // The browser's own bar stays away.
  expect(await offer(page)).toBe(false)
  await expect(keep(page)).toBeVisible()
  await expectAccessible(page)
  await keep(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(keep(page)).toHaveCount(0)
})

test('an offer that came on another page is still there, until the site is installed', async ({ page }) => {
  await signIn(page, emailOf('subscriber', 'oncall'), 'oncall')
  await page.goto('/free-resources')
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await offer(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(keep(page)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(keep(page)).toHaveCount(0)
})

test('shows an iPhone the steps, and nothing in the app itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      standalone: { get: () => localStorage.getItem('runs-as-app') === 'yes' },
      maxTouchPoints: { value: 5 },
    })
  })
  await openDashboard(page)
  await page.locator('summary').getByText('Keep on this phone').click()
  await expect(page.getByText('Scroll down and tap Add to Home Screen.')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.setItem('runs-as-app', 'yes'))
  await page.reload()
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible()
  await expect(page.getByText('Keep on this phone')).toHaveCount(0)
})
