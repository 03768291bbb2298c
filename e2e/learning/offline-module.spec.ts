import type { BrowserContext, Page } from '@playwright/test'
import { newPerson } from '../fixtures/people/person.ts'
import { emailOf, expect, expectAccessible, signIn, signInByForm, test } from '../fixtures/test.ts'
import { readFromServer } from './read-from-server.ts'

const [CODE, SECOND] = ['IC0114', 'Foundations, bracing and ties'] as const
const QUESTION = `May a pallet carry a base plate? ${Date.now()}`
const NOTE = `Ask for mudsills at gate ${Date.now()}`

const lesson = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name })
const notes = (page: Page) => page.getByRole('textbox', { name: /My notes/ })
const status = (page: Page, text: string | RegExp) => page.locator('summary').getByText(text)

/** What a lesson sends that must not be lost or sent twice. */
const WRITES = /\/api\/(lessons\/[^/]+\/(note|check|position)|modules\/[^/]+\/questions)$/

async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** Aborts all API requests; documents and scripts still load. */
async function cutApi(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
}

test('shows an opened module without a network, and sends what was done meanwhile once', async ({
  page,
  context,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/)
  const { email, password } = await newPerson({ firstName: 'Daniela' })
  await signIn(page, email, 'oncall', password)
  await page.goto(`/modules/${CODE}`)
  await expect(lesson(page, SECOND)).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await lesson(page, SECOND).click()
  await expect(page.getByRole('heading', { name: SECOND })).toBeFocused()
  await notes(page).fill(NOTE)
  await expect(page.getByText(/^Saved on this device\. We save it/)).toBeVisible()
  await page.getByRole('textbox', { name: /Your question/ }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText(/^Saved on this device\. The trainer/)).toBeVisible()
  const check = page.getByRole('region', { name: 'Check what you learned' })
  for (const group of await check.getByRole('group').all()) await group.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check this lesson' }).click()
  await expect(page.getByText(/^Your answers are saved on this device\./)).toBeVisible()
  await expect(
    status(page, /^You are offline\. \d changes saved on this device, not sent yet$/),
  ).toBeVisible()
  await expectAccessible(page)

  // The network is back but the API is not reachable: the reloaded page shows what is stored on this device.
  await cutApi(context)
  await context.setOffline(false)
  await page.goto(`/modules/${CODE}`)
  await lesson(page, SECOND).click()
  await expect(page.getByRole('heading', { name: 'What it stands on' })).toBeVisible()
  await expect(notes(page)).toHaveValue(NOTE)
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expect(check.getByRole('radio', { checked: true })).toHaveCount(2)

  // Requests reach the server, but the responses are lost. The client cannot know this, so it sends them again.
  const keys: string[] = []
  await context.unroute('**/api/**')
  await context.route(WRITES, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    if (request.url().endsWith('/questions')) keys.push(request.headers()['idempotency-key'] ?? '')
    await route.fetch()
    return route.abort('internetdisconnected')
  })
  await reconnect(context)
  await expect.poll(() => readFromServer(page, CODE).then(({ questions }) => questions)).toContain(QUESTION)
  await expect(status(page, /saved on this device, not sent yet$/)).toBeVisible()

  // Logging out with unsent changes requires a confirmation; the next user neither sees nor sends them.
  await page.getByRole('button', { name: 'Daniela' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page).toHaveURL('/')
  const sent = keys.length
  await context.unroute(WRITES)
  await signInByForm(page, emailOf('partner', 'oncall'), 'oncall')
  await page.goto(`/modules/${CODE}`)
  await lesson(page, SECOND).click()
  await expect(notes(page)).toHaveValue('')
  await expect(page.getByText(QUESTION)).toHaveCount(0)
  await expect(status(page, /not sent/)).toHaveCount(0)
  expect(keys.length).toBe(sent)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/token|user|role|session/i.test(key)) localStorage.removeItem(key)
  })

  // The owner is back, with two tabs open.
  await context.route(WRITES, (route) => {
    if (route.request().url().endsWith('/questions') && route.request().method() === 'POST')
      keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.continue()
  })
  await signInByForm(page, email, 'oncall', password)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/modules/${CODE}`)
  await lesson(page, SECOND).click()
  await expect(page.getByText(QUESTION)).toHaveCount(1)
  await expect(page.getByText(/^Saved on this device/)).toHaveCount(0)
  await expect(notes(page)).toHaveValue(NOTE)
  expect(new Set(keys).size).toBe(1)
  const after = await readFromServer(page, CODE)
  expect(after.questions.filter((text) => text === QUESTION)).toHaveLength(1)
  expect(after.note).toContain(NOTE)
})
