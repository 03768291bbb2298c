import type { Page } from '@playwright/test'
import { siteOf } from '../fixtures/tenants.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { courseKey } from './course-key.ts'

const MODULES = {
  'Comunicación de riesgos químicos': 'IC0117',
  'Protección contra caídas': 'IC0112',
  'Seguridad en andamios': 'IC0114',
} as const
const TITLES = Object.keys(MODULES) as (keyof typeof MODULES)[]
/** Nobody else's journey signs in as her: the language stays with the account. */
const EMAIL = 'mei.chen@oncall.test'

async function answerAll(page: Page, code: string): Promise<void> {
  const key = courseKey(code, 'es')
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
  expect(await drawn.text()).toContain('<html lang="es"')
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(EMAIL)
  await page.getByLabel('Contraseña').first().fill('Training2025!')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  // The account keeps it, for mails and for other devices.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user') ?? ''))
    .toContain('"language":"es"')

  await page.goto('/modules/IC0117')
  await expect(page.getByRole('heading', { level: 1, name: TITLES[0]! })).toBeVisible()
  await expect(page.getByText(/hoja de datos de seguridad|hojas de datos de seguridad/).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/modules/IC0116')
  await expect(page.getByText(/^Este módulo todavía no está en español/)).toBeVisible()
  await expect(page.locator('main h2[lang="en"]').first()).toBeVisible()

  await page.goto('/quizzes')
  // One that she has not passed yet: this journey may be made again.
  const ways = '(Empezar el cuestionario|Continuar|Intentar de nuevo|Renovar)'
  const start = page.getByRole('button', { name: new RegExp(`^${ways}: (${TITLES.join('|')})$`) }).first()
  const label = (await start.getAttribute('aria-label')) ?? ''
  const title = TITLES.find((one) => label.endsWith(one)) ?? TITLES[0]!
  await start.click()
  await answerAll(page, MODULES[title])
  await expect(page.getByText('Todas las respuestas están guardadas')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entregar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click()
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Ver su certificado' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card.getByText('español', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const code = await card.getByText(/^\w{5}-\w{5}-\w{5}$/).innerText()
  const stranger = await anotherPerson(null)
  await stranger.goto(`/verify/${code}`)
  await expect(stranger.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  await expect(stranger.getByRole('definition').filter({ hasText: /^Spanish$/ })).toBeVisible()
})
