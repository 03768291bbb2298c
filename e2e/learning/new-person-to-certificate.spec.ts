import type { Page } from '@playwright/test'
import { textOfPdf } from '../fixtures/pdf-text.ts'
import { register, verifyByMail } from '../fixtures/people/new-person.ts'
import { openQuiz, subscribe } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { answerRight, goToNextQuestion } from './answer-quiz.ts'
import { courseKey } from './course-key.ts'

const MODULE = { code: 'IC0120', title: 'Personal Protective Equipment' }

/** The assigned partner signs off the practice. The first try is refused, and the form preserves what was typed. */
async function signPractice(partner: Page, learner: string): Promise<void> {
  await partner.goto('/training-dashboard')
  await partner.getByRole('searchbox', { name: 'Search people' }).fill(learner)
  const row = partner.getByRole('row').filter({ hasText: 'Acme' })
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: 'Zoë Ünal' }).click()
  await partner.getByRole('button', { name: `Actions for ${MODULE.title}` }).click()
  await partner.getByRole('menuitem', { name: 'Sign hands-on practice' }).click()
  const form = partner.getByRole('dialog')
  await form.getByLabel('Date of the practice').fill('2026-01-15')
  await form.getByRole('textbox', { name: 'Place' }).fill('Yard 4')
  await form.getByRole('checkbox', { name: 'I confirm this statement.' }).check()
  const name = form.getByRole('textbox', { name: 'Your name, as a signature' })
  await name.fill('Somebody Else')
  await form.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(form.getByText('Check what you saw.')).toBeVisible()
  await form.getByRole('group', { name: 'What you saw' }).getByRole('checkbox').first().check()
  await form.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(form.getByText('Type your name as it appears in your account: Priya Natarajan.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Place' })).toHaveValue('Yard 4')
  await name.fill('Priya Natarajan')
  await form.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(partner.getByText('Signed. The learner can see it now.')).toBeVisible()
}

test('takes a new user from registration to a certificate that a stranger can check, with the network gone twice', async ({
  page,
  context,
  anotherPerson,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const person = { email: `journey-${Date.now()}@acme.test`, password: 'Ladders-up-2026' }
  await register(page, { ...person, partner: 'Priya Natarajan' })
  await verifyByMail(page, person.email)
  await subscribe(person.email)
  await openQuiz(person.email, MODULE.code)
  await signIn(page, person.email, 'oncall', person.password)

  await page.goto(`/modules/${MODULE.code}`)
  const check = page.getByRole('region', { name: 'Check what you learned' })
  await expect(check).toBeVisible()
  await expect(page.getByText('You have not asked anything in this module yet.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: /My notes/ }).fill('Ask for size S gloves')
  for (const group of await check.getByRole('group').all()) await group.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Check this lesson' }).click()
  await expect(
    page.locator('summary').getByText('2 changes saved on this device, not sent yet'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('summary').getByText('All saved')).toBeVisible()

  await page.goto('/quizzes')
  await page.getByRole('button', { name: `Start the quiz: ${MODULE.title}` }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the quizzes' }).click()

  const key = courseKey(MODULE.code)
  await page.getByRole('button', { name: `Try again: ${MODULE.title}` }).click()
  await answerRight(page, key)
  await expect(page.getByText('All answers saved')).toBeVisible()
  await context.setOffline(true)
  while (await goToNextQuestion(page)) await answerRight(page, key)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting to be submitted' })).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()

  await page.getByRole('link', { name: 'See your certificate' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: MODULE.title }) })
  await expect(card.getByText('Hands-on practice is not signed yet')).toBeVisible()
  const partner = await anotherPerson('partner')
  await signPractice(partner, person.email)
  await page.reload()
  await expect(card.getByText('Hands-on practice signed by Priya Natarajan, Jan 15, 2026')).toBeVisible()
  const code = await card.getByText(/^\w{5}-\w{5}-\w{5}$/).innerText()
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: `Download PDF: ${MODULE.title}` }).click()
  const paper = await textOfPdf(await downloading)
  for (const text of [
    'Zoë Ünal',
    MODULE.title,
    MODULE.code,
    'Content version 3',
    'Quiz language English',
    code,
  ])
    expect(paper).toContain(text)
  const visitor = await anotherPerson(null)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto(`/verify/${code}`)
  await expect(visitor.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(visitor.getByText('Zoë Ü.')).toBeVisible()
  await expect(visitor.getByText('Signed by Priya Natarajan, Jan 15, 2026')).toBeVisible()
})
