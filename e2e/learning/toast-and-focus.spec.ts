import type { Locator, Page } from '@playwright/test'
import { press, tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
/** Through the cards, and round by the footer and the header. */
const STOPS = 45

test.use({ viewport: PHONE })

/** How the rectangles of what has the focus and of the notice overlap; empty when they do not. */
function coveredBy(toast: Locator): Promise<string> {
  return toast.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || focused === document.body || element.contains(focused)) return ''
    const [one, two] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
    const isApart =
      one.left >= two.right || two.left >= one.right || one.top >= two.bottom || two.top >= one.bottom
    return isApart ? '' : `${focused.outerHTML.slice(0, 120)} at ${two.top}, the notice at ${one.top}`
  })
}

async function walk(page: Page, toast: Locator, key: 'Tab' | 'Shift+Tab'): Promise<Set<string>> {
  const focused = new Set<string>()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key)
    // What the page does when the focus comes is done before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await coveredBy(toast), `${key} ${stop + 1}`).toBe('')
    focused.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  return focused
}

test('never covers the focused element with a notice on a phone', async ({ page, signInAs, watched }) => {
  watched.allow(/\/pdf|ERR_FAILED|Failed to load resource/)
  await page.route('**/api/certificates/*/pdf*', (route) => route.abort())
  await signInAs('subscriber')
  await page.goto('/certificates')
  const download = page.getByRole('button', { name: /^Download PDF: / }).first()
  await press(page, download)
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast.getByRole('alert')).toBeVisible()
  expect(await coveredBy(toast)).toBe('')
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect((await walk(page, toast, key)).size).toBeGreaterThan(20)

  // And where it comes over the focus.
  await tabTo(page, toast.getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Enter')
  await expect(toast.getByRole('alert')).toHaveCount(0)
  await tabTo(page, download)
  await download.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.keyboard.press('Enter')
  await expect(toast.getByRole('alert')).toBeVisible()
  expect(await coveredBy(toast)).toBe('')
})
