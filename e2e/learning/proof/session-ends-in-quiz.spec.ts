import { requestApi } from '../../fixtures/request-api.ts'
import { newPerson, openQuiz } from '../../fixtures/people/person.ts'
import { accessTokenOf, fillLogin } from '../../fixtures/people/sign-in.ts'
import { expect, expectAccessible, signIn, test } from '../../fixtures/test.ts'
import { answerRight, goToNextQuestion } from '../answer-quiz.ts'
import { courseKey } from '../course-key.ts'

const MODULE = { code: 'IC0118', title: 'Electrical Safety' }

test('says that the session has ended during a quiz, and returns to the very question with every answer', async ({
  page,
  watched,
}) => {
  test.slow()
  watched.allow(/401 |The session could not be renewed|answered with 401/)
  const key = courseKey(MODULE.code)
  const { email, password } = await newPerson()
  await openQuiz(email, MODULE.code)
  await signIn(page, email, 'oncall', password)
  await page.goto('/quizzes')
  await page.getByRole('button', { name: `Start the quiz: ${MODULE.title}` }).click()
  await answerRight(page, key)
  await goToNextQuestion(page)
  await answerRight(page, key)
  await expect(page.getByText('All answers saved')).toBeVisible()
  // To a question that one click answers: the page may be gone after it.
  const question = page.locator('#question')
  const option = question.getByRole('radio').first()
  do await goToNextQuestion(page)
  while (!(await option.isVisible()))
  const shownQuestion = await question.locator('legend').innerText()
  const { search } = new URL(page.url())
  const answers = await page.getByText(/^\d+ of \d+ answered$/).innerText()

  const token = await accessTokenOf(email, 'oncall', password)
  await requestApi('/account/sessions', { token, method: 'DELETE' })
  await option.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toContainText(
    'Please sign in again.',
  )
  await expectAccessible(page)

  await fillLogin(page, email, password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`/quizzes${search}`)
  await expect(question.locator('legend')).toHaveText(shownQuestion)
  // The answer that the server refused is here, and reaches it now.
  await expect(option).toBeChecked()
  await expect(page.getByText(answers.replace(/^2/, '3'))).toBeVisible()
  await expect(page.getByText('All answers saved')).toBeVisible()
  await page.reload()
  await expect(question.locator('legend')).toHaveText(shownQuestion)
  await expect(option).toBeChecked()
  await expect(page.getByText(answers.replace(/^2/, '3'))).toBeVisible()
})
