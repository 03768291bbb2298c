import type { Page } from '@playwright/test'
import { expect, stored, test } from './recorded.ts'

test.describe('dropdowns (spec section 2)', () => {
  const menu = (page: Page) => page.getByRole('menu')
  const user = (page: Page) => page.getByRole('button', { name: 'Ana Reyes' })

  test.beforeEach(async ({ page, signedIn }) => {
    await signedIn({ role: 'super_admin' })
    await page.goto('/privacy')
    await expect(user(page)).toBeVisible()
  })

  test('open on hover and close when the mouse leaves', async ({ page }) => {
    await user(page).hover()
    await expect(menu(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(menu(page)).toHaveCount(0)
  })

  test('open on a click, stay open, and close on a click outside', async ({ page }) => {
    await page.getByRole('button', { name: 'Admin Tools' }).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.move(700, 600)
    // Another menu opens under the mouse, and closes as it leaves: by then this one would have closed too.
    await user(page).hover()
    await expect(menu(page)).toHaveCount(2)
    await page.mouse.move(700, 600)
    await expect(menu(page)).toHaveCount(1)
    await expect(page.getByRole('menu', { name: 'Admin Tools' })).toBeVisible()
    await page.mouse.click(700, 600)
    await expect(menu(page)).toHaveCount(0)
  })

  test('work by keyboard: Enter, arrows, Home, End, Escape', async ({ page }) => {
    await user(page).focus()
    await page.keyboard.press('Enter')
    const items = menu(page).getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(user(page)).toBeFocused()
  })

  test('show name and email in the user menu; Logout clears the session and goes to /', async ({
    page,
    recorded,
  }) => {
    recorded.answer({ 'POST /auth/logout': 'lost' })
    await user(page).click()
    await expect(menu(page)).toContainText('ana@oncall.test')
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await stored(page)).toEqual({})
    expect(recorded.to('POST /auth/logout')).toMatchObject([
      { authorization: 'Bearer access-1', body: { refreshToken: 'refresh-1' } },
    ])
  })
})
