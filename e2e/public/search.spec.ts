import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { untilRendered } from '../fixtures/until-rendered.ts'

test('a visitor finds by keyboard what every part of the site has on a word', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search')
  await expectAccessible(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('lockout')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=lockout')
  await expect(page.getByRole('status').filter({ hasText: 'lockout' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Courses' }).getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/modules\/IC0116$/)
  await page.goBack()
  await expect(field).toHaveValue('lockout')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, in Spanish too', async ({ page, request }) => {
    for (const path of ['/es/search', '/es/search?q=andamios']) await untilRendered(request, path)
    await page.goto('/es/search')
    await page.getByRole('main').getByRole('searchbox').fill('andamios')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/es/search?q=andamios')
    await expect(page.getByRole('region', { name: 'Cursos' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/es\/modules\//,
    )
  })
})
