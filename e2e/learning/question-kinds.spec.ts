import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { QuizAttempt } from '@platform/shared-contracts/http'
import { newPerson, openQuiz, type Person } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerGroup, goToNextQuestion, keyOf } from './answer-quiz.ts'
import { courseKey, type CourseKey } from './course-key.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'

const KINDS: readonly string[] = ['choice', 'scenario', 'multiple', 'order', 'match', 'number', 'point']
const MODULES = ['IC0117', 'IC0112', 'IC0110', 'IC0114', 'IC0115', 'IC0111', 'IC0118', 'IC0113', 'IC0121']
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

interface StartedQuiz {
  readonly code: string
  readonly kinds: ReadonlySet<string>
}

/** Starts a person's quiz of each module. The server picks the questions, so no single quiz has every kind for certain. */
async function startQuizzes({ email, password }: Person): Promise<readonly StartedQuiz[]> {
  const token = await accessTokenOf(email, 'oncall', password)
  return Promise.all(
    MODULES.map(async (code) => {
      await openQuiz(email, code)
      const headers = { 'idempotency-key': randomUUID() }
      const body = await requestApi(`/quizzes/${code}/attempts`, { token, headers, method: 'POST' })
      return { code, kinds: new Set(QuizAttempt.parse(body).questions.map(({ kind }) => kind)) }
    }),
  )
}

/** Those that together ask every kind, the ones with the most new kinds first. */
function quizzesWithEveryKind(quizzes: readonly StartedQuiz[]): readonly string[] {
  const missing = new Set(KINDS)
  const codes: string[] = []
  const newKinds = ({ kinds }: StartedQuiz) => [...missing].filter((kind) => kinds.has(kind)).length
  while (missing.size > 0) {
    const next = quizzes.toSorted((a, b) => newKinds(b) - newKinds(a))[0]!
    if (newKinds(next) === 0) throw new Error(`No quiz asks ${[...missing].join(', ')}.`)
    codes.push(next.code)
    for (const kind of next.kinds) missing.delete(kind)
  }
  return codes
}

async function takeQuiz(page: Page, code: string, seen: Set<string>): Promise<void> {
  const key = courseKey(code)
  await page.goto('/quizzes')
  const card = page.getByRole('article').filter({ hasText: code })
  await card.getByRole('link', { name: /^Continue: / }).click()
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
  // axe reads each kind twice, at two widths.
  test.setTimeout(420_000)
  await page.setViewportSize(PHONE)
  const person = await newPerson()
  await signIn(page, person.email, 'oncall', person.password)
  const seen = new Set<string>()
  for (const code of quizzesWithEveryKind(await startQuizzes(person))) {
    await takeQuiz(page, code, seen)
    await expectToFit(page)
  }
  expect([...seen].toSorted()).toEqual(KINDS.toSorted())

  const link = page.getByRole('link', { name: /^Read it again in the lesson/ }).first()
  const section = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('section')
  await link.click()
  const lesson = page.getByRole('article')
  await expect(lesson.first()).toBeVisible()
  if (section !== '0') await expect(page.locator('[data-block]:focus h3')).toHaveCount(1)
})
