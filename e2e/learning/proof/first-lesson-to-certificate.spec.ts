import type { Page } from '@playwright/test'
import type { Language } from '@platform/shared-contracts/http'
import { newPerson, type Person } from '../../fixtures/people/person.ts'
import { fillLogin } from '../../fixtures/people/sign-in.ts'
import { type OwnProduct, startOwnProduct } from '../../fixtures/own-product.ts'
import { siteOf } from '../../fixtures/tenants.ts'
import { expect, expectAccessible, signIn, test } from '../../fixtures/test.ts'
import { answerRight, goToNextQuestion } from '../answer-quiz.ts'
import { answerCheck, checkKey, lessonIds } from '../check-key.ts'
import { courseKey } from '../course-key.ts'
import { expectGenuineBadge, expectMailedCertificate } from './badge-and-mail.ts'
import { planParts } from './exercise-key.ts'

const CODE = 'IC0115'
const DAY_MS = 24 * 60 * 60_000
/** More seconds on the page than any lesson of this module asks for, in beats of what the server credits at most. */
const BEATS = 5
const CREDIT_MS = 20_000

const WORDS = {
  en: {
    check: ['Go to the lesson check', 'Check what you learned', 'Check this lesson'],
    done: 'Lesson complete.',
    next: /^Next: /,
    exercise: ['Empty', 'Check', 'All correct: 6 of 6.'],
    quiz: ['Go to the quiz', /^Start the quiz: Emergency/, 'Next', 'All answers saved', 'Submit'],
    passed: ['Passed', 'See your certificate'],
    certificate: [/^Emergency/, 'Valid', '5 of 5'],
  },
  es: {
    check: ['Ir al repaso de la lección', 'Repase lo que aprendió', 'Revisar esta lección'],
    done: 'Lección terminada.',
    next: /^Siguiente: /,
    exercise: ['Vacío', 'Revisar', 'Todo bien: 6 de 6.'],
    quiz: [
      'Ir al cuestionario',
      /^Empezar el cuestionario: /,
      'Siguiente',
      'Todas las respuestas están guardadas',
      'Entregar',
    ],
    passed: ['Aprobado', 'Ver su certificado'],
    certificate: [/emergencia/i, 'Válido', '5 de 5'],
  },
} as const

let product: OwnProduct

// One product for both, and its clock is shared.
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({ viewport: { width: 390, height: 844 } })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct()
})
test.afterAll(() => product.end())

const heartbeatOf = (page: Page, lessonId: string) =>
  page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`/lessons/${lessonId}/heartbeat`),
  )

/** The time that the lesson asks for passes on both clocks, beat by beat. */
async function stay(page: Page, lessonId: string): Promise<void> {
  for (let beat = 0; beat < BEATS; beat += 1) {
    await product.advance(CREDIT_MS)
    const counted = heartbeatOf(page, lessonId)
    await page.clock.fastForward(15_000)
    await counted
  }
}

async function passCheck(page: Page, language: Language): Promise<void> {
  const [toCheck, title, submit] = WORDS[language].check
  await page.getByRole('button', { name: toCheck }).click()
  const check = page.getByRole('region', { name: title })
  await expect(check).toBeInViewport()
  await answerCheck(check, checkKey(CODE, language))
  await check.getByRole('button', { name: submit }).click()
}

/** Puts the plan together: each place, then what belongs there. */
async function doExercise(page: Page, language: Language): Promise<void> {
  const { title, places } = planParts(CODE, language)
  const [empty, check, solved] = WORDS[language].exercise
  const card = page.getByRole('region', { name: title })
  for (const { label, part } of places) {
    await card.getByRole('button', { name: `${label}: ${empty}`, exact: true }).click()
    await card.getByRole('button', { name: part, exact: true }).click()
  }
  await card.getByRole('button', { name: check, exact: true }).click()
  await expect(card.getByText(solved)).toBeVisible()
}

async function readModule(page: Page, language: Language): Promise<void> {
  const ids = lessonIds(CODE)
  for (const [index, id] of ids.entries()) {
    const opened = heartbeatOf(page, id)
    if (index === 0) await page.goto(`/modules/${CODE}?lesson=${id}`)
    else await page.getByRole('link', { name: WORDS[language].next }).last().click()
    await opened
    if (index === 1) await doExercise(page, language)
    await passCheck(page, language)
    await stay(page, id)
    await expect(page.getByText(WORDS[language].done)).toBeVisible()
  }
}

async function passQuiz(page: Page, language: Language): Promise<void> {
  const [, , next, saved, submit] = WORDS[language].quiz
  const key = courseKey(CODE, language)
  do await answerRight(page, key)
  while (await goToNextQuestion(page, next))
  await expect(page.getByText(saved)).toBeVisible()
  await page.getByRole('button', { name: submit }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: submit }).click()
  await expect(page.getByRole('heading', { name: WORDS[language].passed[0], exact: true })).toBeFocused()
}

async function earn(page: Page, language: Language): Promise<Person> {
  const person = await newPerson({ language })
  await page.context().addCookies([{ name: 'language', value: language, url: siteOf('oncall') }])
  await page.clock.install()
  await signIn(page, person.email, 'oncall', person.password)
  await readModule(page, language)
  const [toQuiz, start] = WORDS[language].quiz
  await page.getByRole('link', { name: toQuiz }).last().click()
  await page.getByRole('button', { name: start }).click()
  await passQuiz(page, language)
  await page.getByRole('link', { name: WORDS[language].passed[1] }).click()
  const [title, valid, lessons] = WORDS[language].certificate
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card.getByText(valid, { exact: true })).toBeVisible()
  await expect(card.getByText(lessons, { exact: true })).toBeVisible()
  await expectGenuineBadge(page, card, language)
  await expectMailedCertificate(
    person.email,
    await card.getByText(/^\w{5}-\w{5}-\w{5}$/).innerText(),
    language,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  return person
}

test('takes a worker from the first lesson to the certificate, its badge and its email on a phone, and months later through its renewal', async ({
  page,
  watched,
}) => {
  watched.allow(/401 |The session could not be renewed|answered with 401/)
  const { email, password } = await earn(page, 'en')

  // 300 days later the session is over; the renewal leads through what was wrong and what changed, not the lessons.
  await product.advance(300 * DAY_MS)
  await page.clock.fastForward(300 * DAY_MS)
  await page.goto(`/modules/${CODE}/renew`)
  await expect(page).toHaveURL('/login')
  await fillLogin(page, email, password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`/modules/${CODE}/renew`)
  await expect(page.getByText(/^Nothing changed\./)).toBeVisible()
  await expect(page.getByText('Nothing. You answered every question right.')).toBeVisible()
  await expect(page.getByText('You do not have to read the lessons again.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the new quiz' }).click()
  await passQuiz(page, 'en')
  await page.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page.getByText('Renewal: you read the lessons for an earlier certificate.')).toBeVisible()
})

test('takes a worker from the first lesson to the certificate, its badge and its email on a phone in Spanish', async ({
  page,
}) => {
  await earn(page, 'es')
})
