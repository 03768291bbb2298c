import type { Page } from '@playwright/test'
import { startOwnProduct } from '../fixtures/own-product.ts'
import { requestApi } from '../fixtures/request-api.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { accessTokenOf, emailOf } from '../fixtures/people/sign-in.ts'
import { expect, expectAccessible, signIn, siteOf, test } from '../fixtures/test.ts'

const PASSWORD = 'Training2025!'
const A_MONTH_MS = 31 * 24 * 60 * 60_000

async function signInOnPage(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(/^(Email|Correo)/).fill(email)
  await page.getByLabel(/^(Password|Contraseña)$/).fill(password)
  await page.keyboard.press('Enter')
}

/** A super admin disables or enables an account. */
async function change(email: string, action: 'disable' | 'enable'): Promise<void> {
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  const found = await requestApi(`/admin/people?q=${encodeURIComponent(email)}`, { token })
  const [person] = (found as { items: { id: number }[] }).items
  const body = action === 'disable' ? { reason: 'Left the company' } : {}
  await requestApi(`/admin/people/${person?.id}/${action}`, { token, method: 'POST', body })
}

test('shows a disabled user why on the sign-in page, in both languages, and returns them to their page', async ({
  page,
  watched,
}) => {
  test.slow()
  watched.allow(/401 (GET|POST|PATCH) |The session could not be renewed|answered with 401/)
  const { email, password } = await newPerson({ isSubscribed: false })
  await signIn(page, email, 'oncall', password)
  await page.goto('/account?from=mail')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await change(email, 'disable')

  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL('/login')
  const why = page.getByRole('status').filter({ hasText: 'This account was disabled' })
  await expect(why).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(why).toBeVisible()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByText('Se desactivó esta cuenta; por eso se cerró su sesión.')).toBeVisible()
  await signInOnPage(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Esta cuenta está desactivada')

  await change(email, 'enable')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account?from=mail')
})

test('shows a user that the session expired and returns them to their page', async ({ page, watched }) => {
  test.setTimeout(240_000)
  watched.allow(/401 (GET|POST|PATCH) |The session could not be renewed|answered with 401/)
  const product = await startOwnProduct()
  try {
    const site = siteOf('oncall')
    await page.goto(`${site}/login`)
    await signInOnPage(page, 'learner@oncall.test', PASSWORD)
    await expect(page).toHaveURL(/\/progress/)
    await page.goto(`${site}/account`)
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
    await page.goto('about:blank')
    await product.advance(A_MONTH_MS)

    await page.goto(`${site}/account?tab=2`)
    await expect(page).toHaveURL(`${site}/login`)
    const why = page.getByRole('status').filter({ hasText: 'You were signed in for a long time' })
    await expect(why).toBeVisible()
    await expect(page.getByText('Please sign in to open the page')).toHaveCount(0)
    await signInOnPage(page, 'learner@oncall.test', PASSWORD)
    await expect(page).toHaveURL(`${site}/account?tab=2`)
    await expect(why).toHaveCount(0)
    // What the page still loads is not cut off by the end of its server.
    await page.goto('about:blank')
  } finally {
    await product.end()
  }
})
