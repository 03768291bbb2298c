import type { Locator, Page, Route } from '@playwright/test'
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

interface Asked {
  readonly file: string
  readonly startedAt: number
}

/** Notes when a link is clicked, and when the title of the other page is in the document. */
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

/** Of the page that is on screen: another one may be laid out already. */
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const moveOf = (page: Page) => page.evaluate(() => window.move as Move)

const CODE = /\/(releases|shell)\/.+\.(js|css)$/

/** Scripts and styles, of releases and of the shell, that were asked for since an instant of the page. */
function codeSince(page: Page, instant: number): Promise<readonly Asked[]> {
  return page.evaluate(
    ({ from, code }) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime >= from && new RegExp(code).test(name))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname, startedAt: startTime })),
    { from: instant, code: CODE.source },
  )
}

async function openHome(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await watchMove(page)
  return {
    link: page.locator('main a[href="/progress"]').first(),
    openedAt: await page.evaluate(() => performance.now()),
  }
}

/** Until its answer is called, no code that the learners' pages need arrives. */
async function holdBackCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isLetThrough = false
  await page.route(/\/(releases\/learner|shell\/state)/, async (route) => {
    if (isLetThrough) await route.continue()
    else held.push(route)
  })
  return async () => {
    isLetThrough = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

const STORE = /\/shell\/state\.\w+\.js$/

test('whoever rests on a link has all code of the page behind it before the click', async ({ page }) => {
  const { link, openedAt } = await openHome(page)
  await link.hover()
  // What it is made of, the packages that the shell lends it among them, was asked for at once.
  await expect
    .poll(async () => (await codeSince(page, openedAt)).map(({ file }) => file))
    .toContainEqual(expect.stringMatching(STORE))
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page).toHaveURL(/\/progress$/)
  await expect(titleOf(page)).toHaveText(/core modules/i)
  const { clickedAt, shownAt } = await moveOf(page)
  const late = (await codeSince(page, clickedAt)).filter(({ startedAt }) => startedAt < shownAt)
  expect(late).toEqual([])
})

test('without a sign before the click, everything is asked for before the first answer is there', async ({
  page,
}) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Neither pointer nor focus: as when a script of the page goes there.
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(STORE))
  const before = new Set(asked)
  await letThrough()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
  // What the page does once it is there comes after its code.
  const after = asked.filter((file) => CODE.test(file) && !/\/(sync|offline)\./.test(file))
  expect(after.filter((file) => !before.has(file))).toEqual([])
})

test('a page is read and used before its code is there', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/modules')) reads.push(request.url())
  })
  await link.click()
  await expect(titleOf(page)).toHaveText(/core modules/i)
  await expect(page.locator('main ul:has(article)')).toHaveCSS('display', 'grid')
  await page.getByRole('button', { name: 'Add to cart: Ladder Safety' }).click()
  await letThrough()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
  await expect(page.getByRole('banner').locator('[data-cart-count]')).toHaveText('1')
  expect(reads).toEqual([])
})

/** Rests on the link until the page behind it is laid out, out of sight. */
async function restOn(page: Page, link: Locator): Promise<void> {
  await link.hover()
  await expect(page.locator('main h1')).toHaveCount(2)
  await expect(titleOf(page)).toHaveCount(1)
}

test('a page that is laid out ahead changes nothing on screen', async ({ page }) => {
  await openHome(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Free Resources' })
  const looks = () =>
    page.evaluate(() => {
      const onScreen = [...document.querySelectorAll('main *, footer *')].filter(
        (one) => getComputedStyle(one).visibility === 'visible',
      )
      return onScreen.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor, font } = getComputedStyle(one)
        return [one.tagName, x, y, width, height, color, backgroundColor, font].join(' ')
      })
    })
  const before = await looks()
  await restOn(page, link)
  expect(await looks()).toEqual(before)
})

test('a page that was laid out ahead is there in the turn of the click', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  await restOn(page, link)
  const titles = await link.evaluate((one: HTMLAnchorElement) => {
    one.click()
    return [...document.querySelectorAll('main h1')]
      .filter((title) => title.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
  })
  expect(titles).toEqual([expect.stringMatching(/core modules/i)])
  // The router comes to it: the page before goes, and who reads on by keyboard or by ear is at the new one.
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/module progress/i)
  await expect(page.locator('#main')).toBeFocused()
  await letThrough()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu makes room for the page in the same turn', async ({ page }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    const link = menu.getByRole('link', { name: 'Free Resources' })
    await link.focus()
    await expect(page.locator('main h1')).toHaveCount(2)
    const seen = await link.evaluate(async (one: HTMLAnchorElement) => {
      const panel = one.closest('nav')
      one.click()
      // React's own turn ends with the click's.
      await Promise.resolve()
      const titles = [...document.querySelectorAll('main h1')]
      const shown = titles.filter((title) => title.checkVisibility({ visibilityProperty: true }))
      return { titles: shown.map(({ textContent }) => textContent), isMenuOpen: panel?.isConnected }
    })
    expect(seen).toEqual({ titles: [expect.stringMatching(/resources/i)], isMenuOpen: false })
  })
})

test('whoever turns back before the router has come to the page is where they were', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const home = await titleOf(page).innerText()
  await restOn(page, link)
  await link.evaluate(async (one: HTMLAnchorElement) => {
    one.click()
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('main[data-drawn]')).toHaveCount(0)
  await expect(titleOf(page)).toHaveText(home)
  await letThrough()
  await link.click()
  await expect(page.locator('[data-page] h1')).toHaveText(/core modules/i)
})

test('its links lead on, in the same document', async ({ page }) => {
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const document = await page.evaluate(() => performance.timeOrigin)
  await link.click()
  await page.getByRole('link', { name: 'Ladder Safety', exact: true }).click()
  await expect(page).toHaveURL(/\/modules\/IC0110$/)
  await expect(titleOf(page)).toHaveText('Ladder Safety')
  await letThrough()
  await expect(page.locator('[data-page] h1')).toHaveText('Ladder Safety')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document)
})

test("whoever is signed in is not shown the visitor's page", async ({ page, signInAs }) => {
  await signInAs('learner')
  const { link } = await openHome(page)
  const letThrough = await holdBackCode(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await link.click()
  await expect(page).toHaveURL(/\/progress$/)
  await expect(page.locator('main').getByRole('status')).toContainText('Loading')
  await letThrough()
  await expect(page.locator('[data-page] h1')).toBeVisible()
  expect(asked).not.toContain('/drawn/progress')
})
