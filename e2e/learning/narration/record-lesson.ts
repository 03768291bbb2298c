import { expect, type Locator, type Page } from '@playwright/test'

interface Outline {
  readonly lessons: readonly {
    readonly id: string
    readonly title: string
    readonly blocks: readonly { readonly kind: string; readonly text?: string }[] | null
  }[]
}

/** The first two paragraphs of the sample lesson, as a person would read them. */
export async function sampleLesson(page: Page, url: string, code: string) {
  const { lessons } = (await (await page.request.get(`${url}/api/modules/${code}/lessons`)).json()) as Outline
  const lesson = lessons.find(({ blocks }) => blocks !== null)
  if (!lesson?.blocks) throw new Error(`${code} has no sample lesson.`)
  const [first, second] = lesson.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ text = '' }) => text.replace(/\s*\[[^\]]*\]/g, ''))
  if (!first || !second) throw new Error(`The sample lesson of ${code} has too few paragraphs.`)
  return { id: lesson.id, title: lesson.title, first, second }
}
export type SampleLesson = Awaited<ReturnType<typeof sampleLesson>>

export const listen = (page: Page) => page.getByRole('button', { name: /^Listen to this lesson/ })
export const caption = (page: Page) => page.locator('article p[aria-hidden="true"]')

const actions = (page: Page) => page.getByRole('button', { name: /^Actions for/ })

/** The dialog for the first lesson of a module. Replaces what an earlier run left. */
export async function openUpload(
  page: Page,
  url: string,
  { code, title }: { readonly code: string; readonly title: string },
): Promise<Locator> {
  await page.goto(`${url}/admin/recordings?module=${code}`)
  await expect(
    page
      .getByText(/^No recording matches/)
      .or(actions(page))
      .first(),
  ).toBeVisible()
  if ((await actions(page).count()) > 0) await removeRecording(page, url, code)
  await page.getByRole('button', { name: 'Upload a recording' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a recording' })
  await dialog.getByLabel('Module').selectOption(code)
  await dialog.getByLabel('Lesson').selectOption({ label: `1. ${title}` })
  return dialog
}

export async function removeRecording(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/admin/recordings?module=${code}`)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No recording matches these filters.')).toBeVisible()
}
