import { readFile } from 'node:fs/promises'
import { newPerson, openQuiz } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { answerRight, goToNextQuestion } from './answer-quiz.ts'
import { courseKey } from './course-key.ts'

const MODULE = { code: 'IC0118', title: 'Electrical Safety' }

test('lets a learner pass a quiz across a reload and a lost network, and a stranger check the certificate', async ({
  page,
  context,
  anotherPerson,
  watched,
}) => {
  test.slow()
  // The network that this journey takes away.
  watched.allow(/ERR_INTERNET_DISCONNECTED/)
  const key = courseKey(MODULE.code)
  const { email, password } = await newPerson({ firstName: 'Daniela', lastName: 'Ortiz' })
  await openQuiz(email, MODULE.code)
  await signIn(page, email, 'oncall', password)
  await page.goto('/quizzes')
  await page.getByRole('button', { name: `Start the quiz: ${MODULE.title}` }).click()
  await answerRight(page, key)
  await expect(page.getByText('All answers saved')).toBeVisible()
  await expectAccessible(page)
  await goToNextQuestion(page)
  await page.getByRole('button', { name: 'Flag for later' }).click()
  await answerRight(page, key)
  await expect(page.getByText('All answers saved')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^2 of \d+ answered$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 2, answered, flagged' })).toHaveAttribute(
    'aria-current',
    'step',
  )

  await context.setOffline(true)
  await goToNextQuestion(page)
  await answerRight(page, key)
  await expect(page.getByText(/^You are offline\. Your answers/)).toBeVisible()
  await goToNextQuestion(page)
  await answerRight(page, key)
  await context.setOffline(false)
  await expect(page.getByText('All answers saved')).toBeVisible()

  while (await goToNextQuestion(page)) await answerRight(page, key)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your certificate' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: MODULE.title }) })
  await expect(card.getByText('Valid', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: `Download PDF: ${MODULE.title}` }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^certificate-IC0118-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const code = await card.getByText(/^\w{5}-\w{5}-\w{5}$/).innerText()
  const visitor = await anotherPerson(null)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto(`/verify/${code}`)
  await expect(visitor.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(visitor.getByText('Daniela O.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('textbox', { name: 'Codes' }).fill(`${code.toLowerCase()}\nNOBODY-HAS-THIS`)
  await visitor.getByRole('button', { name: 'Check codes' }).click()
  await expect(visitor.getByRole('row', { name: new RegExp(`${code}.*Valid`) })).toBeVisible()
  await expect(visitor.getByRole('row', { name: /Not found/ })).toBeVisible()
})
