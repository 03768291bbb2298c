import type { Locator, Page } from '@playwright/test'
import { apiCallsOf } from '../fixtures/api-calls.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { saveData } from '../fixtures/save-data.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const MODULES = '/modules'
/** A page that needs no modules itself; home requests their prices when its list comes near the screen. */
const WITHOUT_MODULES = '/for-companies'

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** One of the modules that the page shows from its data. */
const shownModule = (page: Page) => page.getByRole('main').getByText('Ladder Safety').first()

/** Neither pointer nor focus: as when a script of the page goes there. */
const openWithoutIntent = (link: Locator) => link.evaluate((one: HTMLAnchorElement) => one.click())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
}

const linkToModules = (page: Page) => page.locator('main a[href="/pricing"]').first()

test('loads the data of a page before the click when the pointer rests on its link', async ({ page }) => {
  const calls = apiCallsOf(page)
  await saveData(page)
  await open(page, WITHOUT_MODULES)
  expect(calls.requestsOf(MODULES)).toEqual([])
  await linkToModules(page).hover()
  await expect.poll(() => calls.requestsOf(MODULES)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await linkToModules(page).click()
  await expect(shownModule(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.requestsOf(MODULES)).toHaveLength(1)
})

test("loads the data of a visible link's page when the browser is idle", async ({ page }) => {
  const calls = apiCallsOf(page)
  await open(page, WITHOUT_MODULES)
  await linkToModules(page).scrollIntoViewIfNeeded()
  await expect.poll(() => calls.requestsOf(MODULES)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await openWithoutIntent(linkToModules(page))
  await expect(shownModule(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.requestsOf(MODULES)).toHaveLength(1)
})

test('requests no unannounced data for a user who saves data', async ({ page }) => {
  const calls = apiCallsOf(page)
  await saveData(page)
  await open(page, WITHOUT_MODULES)
  await linkToModules(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  expect(calls.requestsOf(MODULES)).toEqual([])
})

test('requests nothing more when a page is opened again', async ({ page }) => {
  const calls = apiCallsOf(page)
  await saveData(page)
  await open(page, WITHOUT_MODULES)
  await linkToModules(page).click()
  await expect(shownModule(page)).toBeVisible()
  await page.goBack()
  await linkToModules(page).hover()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
  await linkToModules(page).click()
  await expect(shownModule(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.requestsOf(MODULES)).toHaveLength(1)
})

test.describe('signed in', () => {
  const progress = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Progress' })

  /** On another page, by intent. */
  async function prefetchModules(page: Page) {
    await saveData(page)
    const calls = apiCallsOf(page)
    await open(page, '/account')
    await progress(page).hover()
    await expect.poll(() => calls.requestsOf(MODULES)).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    return calls
  }

  test('requests prefetched data again after a change', async ({ page }) => {
    const { email, password } = await newPerson({ isSubscribed: false })
    await signIn(page, email, 'oncall', password)
    const calls = await prefetchModules(page)
    await page.getByLabel('First name').fill('Miranda')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('button', { name: 'Miranda Byron' })).toBeVisible()
    await openWithoutIntent(progress(page))
    await expect(shownModule(page)).toBeVisible()
    await expect.poll(() => calls.requestsOf(MODULES)).toHaveLength(2)
  })

  test('drops the prefetched data of a user who logs out', async ({ page, signInAs }) => {
    await signInAs('subscriber')
    const calls = await prefetchModules(page)
    await page.getByRole('banner').getByRole('button', { name: 'Daniela Ortiz' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await openWithoutIntent(page.locator('main a[href="/progress"]').first())
    await expect(titleOf(page)).toHaveText(/core modules/i)
    await expect(shownModule(page)).toBeVisible()
    const bearers = calls.requestsOf(MODULES).map((request) => request.headers()['authorization'])
    expect(bearers).toEqual([expect.stringMatching(/^Bearer /), undefined])
  })
})
