import { emailOf, expect, expectAccessible, signInByForm, test } from './fixtures/test.ts'

test.describe('the running product', () => {
  test('shows a visitor the branded home page without console errors or failed requests', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^OnCall Safety - /)
    await expectAccessible(page)
  })

  test('takes a learner who signs in to their progress', async ({ page, tenant }) => {
    await signInByForm(page, emailOf('learner', tenant), tenant)
    await expect(page).toHaveURL('/progress')
  })

  test.describe('of the second tenant', () => {
    test.use({ tenant: 'trinova' })

    test('shows its own name', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(/^Trinova Safety Academy - /)
    })
  })
})
