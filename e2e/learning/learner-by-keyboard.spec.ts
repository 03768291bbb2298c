import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'

test('lets a partner open a learner and a section by keyboard and return to the row', async ({
  page,
  signInAs,
}) => {
  await signInAs('partner')
  await page.goto('/training-dashboard')
  const rows = page.getByRole('grid', { name: 'People and modules' }).getByRole('rowheader')
  await expect(rows.nth(1)).toBeVisible()
  const link = rows.nth(1).getByRole('link')
  const name = (await link.innerText()).trim()
  await tabTo(page, rows.first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await expect(heading).toBeFocused()

  const parts = page.getByRole('tablist').getByRole('tab')
  await tabTo(page, parts.first())
  await page.keyboard.press('ArrowRight')
  await expect(parts.nth(1)).toBeFocused()
  await expect(parts.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByRole('main').getByRole('link').first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/training-dashboard')
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
})
