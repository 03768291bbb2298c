import type { Page } from '@playwright/test'
import { newPerson, openQuiz } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerGroup, goToNextQuestion, keyOf } from './answer-quiz.ts'
import { courseKey, type CourseKey } from './course-key.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'

const KINDS = ['choice', 'scenario', 'multiple', 'order', 'match', 'number', 'point']
/** Those with drawings to point at come first: a quiz is picked at random, so several may be needed. */
const MODULES = [
  'IC0117',
  'IC0112',
  'IC0110',
  'IC0114',
  'IC0115',
  'IC0111',
  'IC0118',
  'IC0113',
  'IC0121',
  'IC0120',
]
const PHONE = { width: 390, height: 844 }

/** Answers the open question, and looks at it closely if its kind is new. */
async function answerAndLook(page: Page, key: CourseKey, seen: Set<string>): Promise<void> {
  const group = page.locator('#question').getByRole('group')
  const { kind } = keyOf(key, await group.locator('legend').innerText())
  if (!seen.has(kind)) await expectToFit(page)
  await answerGroup(group, key)
  if (!seen.has(kind)) await expectToFit(page)
  seen.add(kind)
}

async function expectToFit(page: Page): Promise<void> {
  await expectAccessibleHere(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}

async function takeQuiz(page: Page, code: string, seen: Set<string>): Promise<void> {
  const key = courseKey(code)
  await page.goto('/quizzes')
  const card = page.getByRole('article').filter({ hasText: code })
  await card.getByRole('button', { name: /^Start the quiz: / }).click()
  do await answerAndLook(page, key, seen)
  while (await goToNextQuestion(page))
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()
}

test('asks and reviews every kind of question on a phone, and leads from a review to its lesson', async ({
  page,
}) => {
  // As many quizzes as it takes to meet every kind.
  test.setTimeout(300_000)
  await page.setViewportSize(PHONE)
  const { email, password } = await newPerson()
  await signIn(page, email, 'oncall', password)
  const seen = new Set<string>()
  for (const code of MODULES) {
    await openQuiz(email, code)
    await takeQuiz(page, code, seen)
    await expectToFit(page)
    if (seen.size === KINDS.length) break
  }
  expect([...seen].toSorted()).toEqual(KINDS.toSorted())

  const link = page.getByRole('link', { name: /^Read it again in the lesson/ }).first()
  const section = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('section')
  await link.click()
  const lesson = page.getByRole('article')
  await expect(lesson.first()).toBeVisible()
  if (section !== '0') await expect(page.locator('[data-block]:focus h3')).toHaveCount(1)
})
