import { emailOf, expect, expectAccessible, signInByForm, test } from './fixtures/test.ts'

test.describe('the house stands', () => {
  test('a visitor reads the home page, branded, with nothing wrong behind the screen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^OnCall Safety - /)
    await expectAccessible(page)
  })

  test('a learner signs in and lands on their progress', async ({ page, tenant }) => {
    await signInByForm(page, emailOf('learner', tenant), tenant)
    await expect(page).toHaveURL('/progress')
  })

  test.describe('of the second tenant', () => {
    test.use({ tenant: 'trinova' })

    test('carries its own name', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(/^Trinova Safety Academy - /)
    })
  })
})
