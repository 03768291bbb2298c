import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerGroup } from './answer-quiz.ts'
import { courseKey } from './course-key.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'

/** Has passed, failed and locked quizzes and finished modules, none of which this journey changes. */
const EMAIL = 'tomas.havel@oncall.test'
const [FAILED, LOCKED] = ['Lockout/Tagout', 'Confined Spaces'] as const

/** Moves the deadline of each attempt to shortly after the server's current time. */
async function moveDeadlineClose(page: Page): Promise<void> {
  await page.route('**/api/attempts/*', async (route) => {
    const response = await route.fetch()
    const attempt = (await response.json()) as { serverNow: string; deadlineAt: string | null }
    const deadlineAt = new Date(Date.parse(attempt.serverNow) + 110_000).toISOString()
    await route.fulfill({ response, json: { ...attempt, deadlineAt } })
  })
}

test('has an accessible player and quiz in the states that a passed check does not show', async ({
  page,
}) => {
  test.slow()
  await signIn(page, EMAIL, 'oncall')
  await test.step('a lesson with a drawing, of a finished module', async () => {
    await page.goto('/modules/IC0110?lesson=IC0110-setting-up')
    await expect(page.getByRole('img', { name: /ladder/i }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'See your certificate' })).toBeVisible()
    await expectAccessibleHere(page)
  })
  await test.step('quizzes, one of them locked', async () => {
    await page.goto('/quizzes')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: LOCKED }) })
    await expect(card.getByText(/^Locked until/)).toBeVisible()
    await expectAccessibleHere(page)
  })
  await test.step('a result that is not a pass', async () => {
    await page.getByRole('link', { name: `Last result: ${FAILED}` }).click()
    await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused()
    await expectAccessibleHere(page)
  })
  await test.step('its mistakes, checked', async () => {
    await page.getByRole('link', { name: 'Practice mistakes' }).click()
    const questions = page.getByRole('main').getByRole('group')
    await expect(questions.first()).toBeVisible()
    for (const group of await questions.all()) await answerGroup(group, courseKey('IC0116'))
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await expect(page.getByText(/^\d of \d+ correct$/)).toBeFocused()
    await expectAccessibleHere(page)
  })
  await test.step('a quiz whose time is nearly up', async () => {
    await page.goto('/quizzes')
    await moveDeadlineClose(page)
    await page
      .getByRole('button', { name: `Try again: ${FAILED}` })
      .or(page.getByRole('link', { name: `Continue: ${FAILED}` }))
      .click()
    await expect(page.getByRole('timer')).toHaveText(/^1:\d\d left$/)
    await expect(page.getByRole('status').filter({ hasText: '5 minutes left or less' })).toBeAttached()
    await expectAccessibleHere(page)
  })
})

test('is accessible for a user without a subscription and for a trainer', async ({ page, signInAs }) => {
  test.slow()
  await signInAs('learner')
  await page.goto('/modules/IC0112?lesson=IC0112-rescue')
  await expect(page.getByText('This lesson requires a subscription')).toBeVisible()
  await expectAccessibleHere(page)
  await page.getByRole('button', { name: 'Jonas' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await signInAs('partner')
  await page.goto('/training-dashboard')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessibleHere(page)
})
