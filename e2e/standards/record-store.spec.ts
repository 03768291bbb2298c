import { LRS_KEY, LRS_SECRET, openLrs, type Received } from '@platform/platform-server/testing/lrs-server'
import type { Page } from '@playwright/test'
import { press, tabTo } from '../fixtures/keyboard.ts'
import { newPerson, openQuiz } from '../fixtures/people/person.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { answerRight, goToNextQuestion } from '../learning/answer-quiz.ts'
import { courseKey } from '../learning/course-key.ts'

const MODULE = 'IC0118'

const isOf = (id: string) => (one: Received) => 'id' in one.object && one.object.id.endsWith(id)
const verbsOf = (statements: readonly Received[]) => statements.map(({ verb }) => verb.display?.['en-US'])

/** An attempt that failed leaves its store behind. */
async function removeEarlier(): Promise<void> {
  const access = {
    tenant: 'oncall',
    token: await accessTokenOf(emailOf('super', 'oncall'), 'oncall'),
  } as const
  const { settings } = (await requestApi('/admin/lrs', access)) as { settings: unknown }
  if (settings) await requestApi('/admin/lrs', { ...access, method: 'DELETE' })
}

/** Without a mouse: a wrong secret is named by the test, the right one is saved. */
async function setUp(page: Page, endpoint: string): Promise<void> {
  await page.goto('/admin/lrs')
  await press(page, page.getByRole('button', { name: 'Set up the record store' }))
  const dialog = page.getByRole('dialog', { name: 'Record store' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Address' }))
  await page.keyboard.type(endpoint)
  await tabTo(page, dialog.getByRole('textbox', { name: 'Key' }))
  await page.keyboard.type(LRS_KEY)
  const secret = dialog.getByLabel('Secret', { exact: true })
  await tabTo(page, secret)
  await page.keyboard.type('wrong')
  const check = dialog.getByRole('button', { name: 'Test the connection' })
  await press(page, check)
  await expect(dialog.getByText('The record store does not accept this key and secret.')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, secret, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(LRS_SECRET)
  await press(page, check)
  await expect(dialog.getByText('The connection works')).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(page.locator('main').getByText(endpoint)).toBeVisible()
}

test('staff set up a record store by keyboard, a learner passes a quiz, and the statements arrive', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  test.slow()
  const key = courseKey(MODULE)
  const lrs = await openLrs()
  await removeEarlier()
  await signInAs('super')
  await setUp(page, lrs.endpoint)

  const learner = await anotherPerson(null)
  const { email, password } = await newPerson()
  await openQuiz(email, MODULE)
  await signIn(learner, email, 'oncall', password)
  await learner.goto('/quizzes')
  await learner.getByRole('button', { name: 'Start the quiz: Electrical Safety' }).click()
  await answerRight(learner, key)
  while (await goToNextQuestion(learner)) await answerRight(learner, key)
  await learner.getByRole('button', { name: 'Submit' }).click()
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(learner.getByRole('heading', { name: 'Passed' })).toBeFocused()

  // Other journeys of this site report to the same store.
  const quiz = `/modules/${MODULE}/quiz`
  await expect.poll(() => verbsOf(lrs.statements.filter(isOf(quiz)))).toContain('passed')
  const who = lrs.statements.find(isOf(quiz))?.actor.account?.name
  const received = () => lrs.statements.filter(({ actor }) => actor.account?.name === who)
  await expect.poll(() => verbsOf(received())).toEqual(['passed', 'completed', 'earned'])
  expect(JSON.stringify(lrs.statements)).not.toContain(email)

  await page.reload()
  await expect(page.getByRole('row', { name: email }).getByText('passed')).toBeVisible()
  await expect(page.getByRole('row', { name: email }).getByText('Sent').first()).toBeVisible()
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Remove', exact: true }))
  const question = page.getByRole('alertdialog', { name: 'Remove the record store?' })
  await press(page, question.getByRole('button', { name: 'Remove' }))
  await expect(page.getByRole('button', { name: 'Set up the record store' })).toBeVisible()
  await lrs.close()
})
