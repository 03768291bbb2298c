import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { press, tabTo } from '../../fixtures/keyboard.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the menu of a certificate and the page of public keys work by keyboard', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  await page.goto('/certificates')
  const more = page.getByRole('button', { name: /^More files and links: / }).first()
  await press(page, more)
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  const signedFile = page.getByRole('menuitem', { name: 'Download signed file', exact: true })
  await expect(items.first()).toBeFocused()
  for (let left = await items.count(); left > 0; left -= 1) {
    if (await signedFile.evaluate((item) => item === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(signedFile).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const signed = await readFile(await (await downloading).path(), 'utf8')
  await expect(more).toBeFocused()

  await page.goto('/certificate-keys')
  await tabTo(page, page.getByRole('textbox', { name: 'Or paste the signed text' }))
  await page.keyboard.insertText(signed.trim())
  await press(page, page.getByRole('button', { name: 'Check file' }))
  await expect(page.getByRole('heading', { name: 'Genuine and unchanged' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check file' })).toBeFocused()
})

/** Opens a form, sends it empty, which leads to the first field with a fault, and leaves it again. */
async function fillNothing(page: Page, add: Locator, submit: string): Promise<void> {
  await press(page, add)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('button', { name: submit, exact: true }))
  await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
}

test('learning management systems are managed by keyboard', async ({ page, signInAs }) => {
  await signInAs('super')
  await page.goto('/admin/lti')
  await fillNothing(page, page.getByRole('button', { name: 'Register a system' }), 'Save')
  await press(page, page.getByRole('button', { name: 'Our addresses' }))
  await expect(page.getByRole('dialog', { name: 'Our addresses' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Our addresses' })).toBeFocused()
})
