import { newPerson, openQuiz } from '../fixtures/people/person.ts'
import { siteOf } from '../fixtures/tenants.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { answerRight, goToNextQuestion } from './answer-quiz.ts'
import { courseKey } from './course-key.ts'

const MODULE = { code: 'IC0117', title: 'Comunicación de riesgos químicos' }

test('teaches, tests and certifies a worker in Spanish, and shows a stranger the language', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  const { email, password } = await newPerson({ firstName: 'Mei', lastName: 'Chen' })
  await openQuiz(email, MODULE.code)
  await page.goto('/register')
  await page.getByLabel('First name').fill('Mei')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toHaveValue('Mei')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)

  // From here on the server itself renders in Spanish.
  const response = await page.request.get(`${siteOf('oncall')}/login`)
  expect(await response.text()).toContain('<html lang="es"')
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').first().fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  // The account stores it, for emails and for other devices.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user') ?? ''))
    .toContain('"language":"es"')

  await page.goto(`/modules/${MODULE.code}`)
  await expect(page.getByRole('heading', { level: 1, name: MODULE.title })).toBeVisible()
  await expect(page.getByText(/hoja de datos de seguridad|hojas de datos de seguridad/).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/modules/IC0116')
  await expect(page.getByRole('heading', { level: 1, name: 'Bloqueo y etiquetado' })).toBeVisible()
  // But the names of the sources that its rules were checked against.
  await expect(page.locator('main [lang="en"]:not(details *)')).toHaveCount(0)

  await page.goto('/quizzes')
  await page.getByRole('button', { name: `Empezar el cuestionario: ${MODULE.title}` }).click()
  const key = courseKey(MODULE.code, 'es')
  do await answerRight(page, key)
  while (await goToNextQuestion(page, 'Siguiente'))
  await expect(page.getByText('Todas las respuestas están guardadas')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entregar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click()
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Ver su certificado' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: MODULE.title }) })
  await expect(card.getByText('español', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const code = await card.getByText(/^\w{5}-\w{5}-\w{5}$/).innerText()
  const visitor = await anotherPerson(null)
  await visitor.goto(`/verify/${code}`)
  await expect(visitor.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(visitor.getByRole('definition').filter({ hasText: /^Spanish$/ })).toBeVisible()
})
