import type { Page } from '@playwright/test'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

const region = (page: Page) => page.locator('body > [role="status"]')
const notice = (page: Page, text = 'You are offline. Saving and sending will work again') =>
  region(page).getByText(text)

/** Its code is loaded once the page is idle. */
const ready = (page: Page) => expect(region(page)).toBeAttached()

/** Where headings and footer stand: nothing may move. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, footer')].map((e) => e.getBoundingClientRect().y),
  )

for (const { who, email, path } of [
  { who: 'a visitor', email: null, path: '/contact' },
  { who: 'a manager of a company', email: 'safety@oncall.test', path: '/company' },
  { who: 'staff', email: 'admin@oncall.test', path: '/admin/packages' },
])
  test(`shows ${who} that the network is lost, until it is back`, async ({ page, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED/)
    if (email) await signIn(page, email, 'oncall')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await ready(page)
    await page.waitForLoadState('networkidle')
    await expect(notice(page)).toHaveCount(0)
    const before = await places(page)
    await context.setOffline(true)
    await expect(notice(page)).toBeVisible()
    expect(await places(page)).toEqual(before)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(notice(page)).toHaveCount(0)
  })

test('says it in the language of the page', async ({ page, context }) => {
  await page.goto('/es/contact')
  await ready(page)
  await context.setOffline(true)
  await expect(notice(page, 'No tiene conexión. Podrá guardar')).toBeVisible()
})

test('leaves it to the page of a learner that says more', async ({ page, context, watched }) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/)
  const { email, password } = await newPerson()
  await signIn(page, email, 'oncall', password)
  await page.goto('/progress')
  await ready(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.locator('summary').getByText('You are offline')).toBeVisible()
  await expect(notice(page)).toBeAttached()
  await expect(notice(page)).toBeHidden()
})
