import type { Locator, Page } from '@playwright/test'
import { expectVisibleFocus, press, tabTo } from '../fixtures/keyboard.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerCheck, checkKey } from './check-key.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'

const CODE = 'IC0115'
const PHONE = { width: 390, height: 844 }
/** Units: CSS pixels, WCAG 2.5.5. */
const THUMB_PX = 44

const bar = (page: Page) => page.getByRole('navigation', { name: 'Lesson navigation' })
const lessons = (page: Page) => page.getByRole('navigation', { name: 'Lessons' })
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this module' }).getByRole('link', { name })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} is not on the screen.`)
  return box
}

async function open(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport)
  const { email, password } = await newPerson()
  await signIn(page, email, 'oncall', password)
  await page.goto(`/modules/${CODE}`)
  await expect(page.locator('#lesson-title')).toBeVisible()
}

test('a phone shows one part of a module at a time, with the next step under the thumb', async ({ page }) => {
  test.slow()
  await open(page, PHONE)
  const title = page.locator('#lesson-title')
  const first = await title.innerText()

  // The list of lessons is folded, and folds itself once a lesson is chosen.
  await expect(lessons(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: /^Lesson 1 of 5/ }).click()
  await expect(lessons(page).getByRole('link')).toHaveCount(5)
  await lessons(page).getByRole('link').nth(1).click()
  await expect(lessons(page).getByRole('link')).toHaveCount(0)
  await expect(title).toBeFocused()
  await bar(page)
    .getByRole('link', { name: /^Previous: / })
    .click()
  await expect(title).toHaveText(first)

  // The bar stays at the foot of the screen, each target large enough, and leads to the check.
  for (const target of await bar(page).locator('a, button').all()) {
    const { width, height } = await boxOf(target)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(THUMB_PX)
  }
  const { y, height } = await boxOf(bar(page))
  expect(Math.round(y + height)).toBe(PHONE.height)
  await bar(page).getByRole('button', { name: 'Go to the lesson check' }).click()
  const check = page.getByRole('region', { name: 'Check what you learned' })
  await expect(check).toBeInViewport()
  await answerCheck(check, checkKey(CODE))
  await page.getByRole('button', { name: 'Check this lesson' }).click()
  await expect(bar(page).getByRole('link', { name: /^Next: / })).toBeVisible()

  // Notes, facts and practice are pages of their own, and back leads to the one before.
  await expect(page.getByRole('textbox', { name: /My notes/ })).toBeHidden()
  await view(page, 'Notes').click()
  await expect(page.getByRole('heading', { name: `Notes on “${first}”` })).toBeVisible()
  await expect(title).toBeHidden()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('textbox', { name: /My notes/ }).fill('Exit 3')
  await view(page, 'Practice').click()
  await expect(page.getByRole('heading', { name: 'Practice questions' })).toBeVisible()
  await expectAccessibleHere(page)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: /My notes/ })).toHaveValue('Exit 3')
  await view(page, 'Lesson').click()
  await expectAccessibleHere(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})

test('the bar of a phone never covers what has the focus, and its keys lead on', async ({ page }) => {
  test.slow()
  await open(page, PHONE)
  const title = page.locator('#lesson-title')
  await page.locator('#main').focus()
  // Every stop of the page, down and up again: tabTo fails where one is covered.
  await tabTo(page, bar(page).getByRole('button', { name: 'Go to the lesson check' }))
  await page.keyboard.press('Enter')
  await expectVisibleFocus(page)
  await tabTo(page, page.getByRole('button', { name: /^Lesson 1 of 5/ }), 'Shift+Tab')
  await press(page, bar(page).getByRole('link', { name: /^Skip to the next lesson: / }))
  await expect(title).toBeFocused()
  await expect(page.getByText('Lesson 2 of 5 ·')).toBeVisible()
})

test('a low window, as with a large zoom, keeps its height for the text', async ({ page }) => {
  await open(page, { width: 320, height: 256 })
  await expect(bar(page)).toHaveCSS('position', 'static')
})

test('a wide window shows every part at once, without the bar', async ({ page }) => {
  await open(page, { width: 1440, height: 900 })
  await expect(bar(page)).toBeHidden()
  await expect(view(page, 'Notes')).toBeHidden()
  await expect(lessons(page).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('textbox', { name: /My notes/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the standard requires' })).toBeVisible()
})
