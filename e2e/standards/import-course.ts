import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

/** Staff import an archive, name it and open it to learners. */
export async function importCourse(page: Page, title: string, archive: Buffer): Promise<void> {
  await page.goto('/admin/packages')
  await page.getByRole('button', { name: 'Import a package' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a package' })
  const name = `${title}.zip`
  await dialog.getByLabel('ZIP archive').setInputFiles({ name, mimeType: 'application/zip', buffer: archive })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Search by title or file').fill(title)
  const actions = page.getByRole('button', { name: /^Actions for/ })
  await expect(actions).toHaveCount(1)
  await actions.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: /^Edit/ })
  await editor.getByLabel('Title').fill(title)
  await editor.getByRole('switch', { name: 'Open to subscribed learners' }).check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: title }).getByText('Open', { exact: true })).toBeVisible()
}

/** The content of an open lesson: SCORM has the page with its runtime around it. */
export function lessonIn(page: Page, lesson: string, kind: string): FrameLocator {
  const frame = page.frameLocator(`iframe[title="Lesson: ${lesson}"]`)
  return kind === 'cmi5' ? frame : frame.frameLocator('iframe')
}
