import { press, tabTo } from '../fixtures/keyboard.ts'
import { newPerson, openQuiz } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerByKeyboard, choose } from './answer-by-keyboard.ts'
import { expectAccessibleHere } from './expect-accessible-here.ts'
import { checkKey } from './check-key.ts'
import { courseKey } from './course-key.ts'

test('takes a learner from the lessons to the certificate by keyboard', async ({
  page,
  context,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { email, password } = await newPerson()
  await openQuiz(email, 'IC0110')
  await signIn(page, email, 'oncall', password)
  await page.goto('/quizzes')
  const start = page.getByRole('button', { name: /^Start the quiz: / }).first()
  const name = (await start.getAttribute('aria-label')) ?? ''
  const title = name.replace(/^.*?: /, '')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  const code = (await card.getByText(/^IC\d{4}/).innerText()).slice(0, 6)

  await page.goto('/progress')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await press(page, page.getByRole('link', { name: title, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  // A lesson, and its check: wrong, then right.
  const lessons = page.getByRole('navigation', { name: 'Lessons' }).getByRole('link')
  const heading = page.locator('#lesson-title')
  await press(page, lessons.nth(3))
  await expect(heading).toBeFocused()
  await expect(page.getByRole('progressbar', { name: 'Your progress in this module' })).toBeVisible()
  const isRight = (option: string) => checkKey(code).has(option)
  const check = page.getByRole('region', { name: 'Check what you learned' })
  const groups = await check.getByRole('group').all()
  await expectAccessibleHere(page)
  for (const group of groups) await choose(page, group, (option) => !isRight(option))
  await press(page, check.getByRole('button', { name: 'Check this lesson' }))
  const outcome = check.getByRole('status').filter({ hasText: /./ })
  await expect(outcome).toHaveText(/^0 of \d correct\./)
  const again = check.getByRole('button', { name: 'Try again' })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(check.getByRole('heading')).toBeFocused()

  for (const group of groups) await choose(page, group, isRight)
  await press(page, check.getByRole('button', { name: 'Check this lesson' }))
  await expect(outcome).toHaveText('Check passed.')
  await expect(outcome).toBeFocused()

  // A note and a question, the network gone.
  await context.setOffline(true)
  await tabTo(page, page.getByRole('textbox', { name: /My notes/ }))
  await page.keyboard.type('Ask for a spotter')
  await expect(page.locator('[aria-live]').filter({ hasText: /^Saved on this device\./ })).toBeVisible()
  const question = page.getByRole('textbox', { name: /Your question/ })
  await tabTo(page, question)
  const questionText = `Who signs for the yard? ${Date.now()}`
  await page.keyboard.type(questionText)
  await expectAccessibleHere(page)
  await press(page, page.getByRole('button', { name: 'Send question' }))
  await expect(question).toBeFocused()
  await expect(page.getByText(/^Saved on this device\. The trainer/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved on this device\. The trainer/)).toHaveCount(0)

  await tabTo(page, page.getByRole('link', { name: /^Next: / }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Print this lesson' }))

  // The quiz: flags, the map of questions, the warning.
  const key = courseKey(code)
  await page.goto('/quizzes')
  await press(page, page.getByRole('button', { name }))
  const current = page.locator('#question')
  const answer = () => answerByKeyboard(page, current.getByRole('group'), key)
  await expect(page.getByRole('heading', { level: 2, name: 'Question 1 of 10' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, current.getByRole('button', { name: 'Flag for later' }))
  await answer()
  await expect(page.getByRole('status').filter({ hasText: 'All answers saved' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Question 3, not answered' }))
  await expect(current).toBeFocused()
  await expectAccessibleHere(page)
  const handIn = page.getByRole('button', { name: 'Submit' }).first()
  await press(page, handIn)
  const warning = page.getByRole('alertdialog', { name: '9 of 10 questions are not answered' })
  await expect(warning).toBeVisible()
  await expect(warning).toContainText('Flagged for later: 1.')
  await expectAccessibleHere(page)
  for (const stop of ['Cancel', 'Submit', 'Close'])
    await tabTo(page, warning.getByRole('button', { name: stop }))
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(handIn).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Question 2, not answered' }))
  for (let number = 2; number <= 10; number += 1) {
    await expect(current).toBeFocused()
    await answer()
    if (number < 10) await press(page, page.getByRole('button', { name: 'Next', exact: true }))
  }
  await press(page, handIn)
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()
  await expectAccessibleHere(page)
  await tabTo(page, page.getByRole('link', { name: /^29 CFR / }).first())
  await tabTo(page, page.getByRole('link', { name: 'See your certificate' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: `Download PDF: ${title}` }).first())
})
