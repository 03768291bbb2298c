import type { Page } from '@playwright/test'
import { siteOf } from '../fixtures/tenants.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { courseKey } from './course-key.ts'

const MODULE = { code: 'IC0117', title: 'Comunicación de riesgos químicos' }
/** Nobody else's journey signs in as her: the language stays with the account. */
const EMAIL = 'mei.chen@oncall.test'

async function answerAll(page: Page): Promise<void> {
  const key = courseKey(MODULE.code, 'es')
  const next = page.getByRole('button', { name: 'Siguiente', exact: true })
  for (;;) {
    const text = (await page.locator('#question legend').innerText()).trim()
    await page.getByRole('radio', { name: key.get(text) ?? '', exact: true }).check()
    if (!(await next.isVisible())) return
    await next.click()
  }
}

test('a worker chooses Spanish, reads, passes and is certified in it, and a stranger sees that', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Mei')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toHaveValue('Mei')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)

  // From here on the server itself draws in Spanish.
  const drawn = await page.request.get(`${siteOf('oncall')}/login`)
  expect(await drawn.text()).toContain('Correo electrónico')
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(EMAIL)
  await page.getByLabel('Contraseña').first().fill('Training2025!')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)

  await page.goto(`/modules/${MODULE.code}`)
  await expect(page.getByRole('heading', { level: 1, name: MODULE.title })).toBeVisible()
  await expect(page.getByText(/hoja de datos de seguridad|hojas de datos de seguridad/).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/modules/IC0116')
  await expect(page.getByText(/^Este módulo todavía no está en español/)).toBeVisible()
  await expect(page.locator('main h2[lang="en"]').first()).toBeVisible()

  await page.goto('/quizzes')
  await page
    .getByRole('button', { name: new RegExp(`: ${MODULE.title}$`) })
    .first()
    .click()
  await answerAll(page)
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
  const stranger = await anotherPerson(null)
  await stranger.goto(`/verify/${code}`)
  await expect(stranger.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(stranger.getByRole('definition').filter({ hasText: /^Spanish$/ })).toBeVisible()
})
