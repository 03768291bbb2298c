import type { Page, Route } from '@playwright/test'
import { saveData } from '../fixtures/save-data.ts'
import { expect, test } from '../fixtures/test.ts'

interface Move {
  readonly clickedAt: number
  readonly shownAt: number
}

declare global {
  interface Window {
    move?: Partial<Move>
  }
}

interface CodeRequest {
  readonly file: string
  readonly startedAt: number
}

/** Records when a link is clicked, and when the title of the other page is in the document. */
async function watchMove(page: Page): Promise<void> {
  await page.evaluate(() => {
    const move: { clickedAt?: number; shownAt?: number } = {}
    window.move = move
    const title = () =>
      [...document.querySelectorAll('main h1')].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )?.textContent ?? ''
    const before = title()
    document.addEventListener('click', ({ timeStamp }) => (move.clickedAt = timeStamp), { capture: true })
    new MutationObserver(() => {
      if (title() !== '' && title() !== before) move.shownAt ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const moveOf = (page: Page) => page.evaluate(() => window.move as Move)

const CODE = /\/(releases|shell)\/.+\.(js|css)$/

/** Scripts and styles, of releases and of the shell, that were requested since an instant of the page. */
function codeSince(page: Page, instant: number): Promise<readonly CodeRequest[]> {
  return page.evaluate(
    ({ from, code }) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime >= from && new RegExp(code).test(name))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname, startedAt: startTime })),
    { from: instant, code: CODE.source },
  )
}

async function openHome(page: Page) {
  await saveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await watchMove(page)
  return {
    link: page.locator('main a[href="/progress"]').first(),
    openedAt: await page.evaluate(() => performance.now()),
  }
}

type IsAllowed = (path: string) => boolean

/** Holds back code that is requested from now on, until the returned function allows it; without an argument, all of it. */
async function holdBackCode(
  page: Page,
  pattern = /\/(releases\/learner|shell\/state)/,
): Promise<(isAllowed?: IsAllowed) => Promise<void>> {
  const held: Route[] = []
  let isLetThrough: IsAllowed = () => false
  const answer = async (route: Route) => {
    if (isLetThrough(new URL(route.request().url()).pathname)) await route.continue()
    else held.push(route)
  }
  await page.route(pattern, answer)
  return async (isAllowed = () => true) => {
    isLetThrough = isAllowed
    await Promise.all(held.splice(0).map(answer))
  }
}

/** Every file that the document requests or has requested by a tag. */
const filesOfTags = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map(
      (tag) => new URL('href' in tag ? tag.href : tag.src).pathname,
    ),
  )

const STORE = /\/shell\/state\.\w+\.js$/

test('loads all code of a page before the click when the pointer rests on its link', async ({ page }) => {
  const { link, openedAt } = await openHome(page)
  await link.hover()
  // Everything the page needs was requested immediately, including shared packages of the shell.
  await expect
    .poll(async () => (await codeSince(page, openedAt)).map(({ file }) => file))
    .toContainEqual(expect.stringMatching(STORE))
  await page.waitForLoadState('networkidle')
  // What the shell and the page request in the background, for later, may come at any time: the page needs none of it.
  const letThrough = await holdBackCode(page, CODE)
  await link.click()
  await expect(page).toHaveURL(/\/progress$/)
  await expect(titleOf(page)).toHaveText(/core modules/i)
  await letThrough()
})

test('requests everything before the first response when nothing announced the click', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page, CODE)
  // Neither pointer nor focus, as when a script of the page navigates.
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect.poll(() => filesOfTags(page)).toContainEqual(expect.stringMatching(STORE))
  const before = new Set(await filesOfTags(page))
  // What is requested later may come at any time, in the background: the page is shown without it.
  await letThrough((path) => before.has(path))
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
  await letThrough()
})

test('shows the previous page until the next one is ready, and an indicator when it is slow', async ({
  page,
}) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  await link.click()
  await expect(page).toHaveURL(/\/progress$/)
  await expect(page.locator('main').getByRole('status')).toContainText('Loading')
  await letThrough()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
  await expect(page.locator('#main')).toBeFocused()
})

test('stays on the page when the user goes back before the next one is ready', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const home = await titleOf(page).innerText()
  await link.click()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(titleOf(page)).toHaveText(home)
  await letThrough()
  await link.click()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
})

const LEARNER = /^\/releases\/learner\//

/** Paths that were requested from the learners' release since the page was opened. */
const learnerFiles = async (page: Page) =>
  (await codeSince(page, 0)).map(({ file }) => file).filter((file) => LEARNER.test(file))

test('loads the pages of visible links when the browser is idle: opening one requests no code', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.locator('main a[href="/progress"]').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => learnerFiles(page)).toContainEqual(expect.stringMatching(/progress\.js$/))
  await page.waitForLoadState('networkidle')
  await watchMove(page)
  // Neither pointer nor focus.
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect(titleOf(page)).toHaveText(/core modules/i)
  const { clickedAt, shownAt } = await moveOf(page)
  const late = (await codeSince(page, clickedAt)).filter(({ startedAt }) => startedAt < shownAt)
  expect(late).toEqual([])
})

test('downloads no unannounced page for a user who saves data', async ({ page }) => {
  const { link } = await openHome(page)
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  expect(await learnerFiles(page)).toEqual([])
})
