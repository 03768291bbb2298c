import { readFileSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import type { Language } from '@platform/shared-contracts/http'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { answerGroup } from '../learning/answer-quiz.ts'
import { checkKey } from '../learning/check-key.ts'
import { courseKey } from '../learning/course-key.ts'
import { importCourse, lessonIn } from './import-course.ts'

interface Exported {
  readonly code: string
  readonly standard: 'cmi5' | 'SCORM 1.2'
  readonly language: Language
}

/** Staff export a module on the page, as for another system; here the platform itself is that system. */
async function exportModule(page: Page, { code, standard, language }: Exported): Promise<Buffer> {
  await page.goto('/admin/packages')
  await page.getByRole('button', { name: 'Export a module' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export a module' })
  await dialog.getByLabel('Module').selectOption(code)
  await dialog.getByLabel('Standard').selectOption({ label: standard })
  await dialog.getByLabel('Language').selectOption(language)
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the package' }).click(),
  ])
  await expect(dialog).toHaveCount(0)
  return readFileSync(await file.path())
}

const WORDS = {
  en: {
    check: 'Check this lesson',
    next: /^Next: /,
    quiz: 'Go to the quiz',
    start: 'Start the quiz',
    handIn: 'Submit',
  },
  es: {
    check: 'Revisar esta lección',
    next: /^Siguiente: /,
    quiz: 'Ir al cuestionario',
    start: 'Empezar el cuestionario',
    handIn: 'Entregar',
  },
} as const

/** Answers the checks of the lesson that is open. */
async function answerChecks(content: FrameLocator, right: ReadonlySet<string>, check: string) {
  const radios = content.locator('main').getByRole('radio')
  await expect(content.getByRole('button', { name: check })).toBeVisible()
  for (const radio of await radios.all()) {
    const name = (await radio.evaluate((element) => element.closest('label')?.textContent)) ?? ''
    if (right.has(name.trim())) await radio.check()
  }
  await content.getByRole('button', { name: check }).click()
}

async function answerQuiz(content: FrameLocator, code: string, language: Language): Promise<void> {
  const key = courseKey(code, language)
  for (const group of await content.locator('main').getByRole('group').all())
    if (key.has((await group.locator('legend').innerText()).trim())) await answerGroup(group, key)
}

for (const exported of [
  { code: 'IC0112', standard: 'cmi5', language: 'en' },
  { code: 'IC0121', standard: 'SCORM 1.2', language: 'es' },
] as const)
  test(`exports a module as ${exported.standard}, which another system plays to a pass`, async ({
    page,
    signInAs,
    anotherPerson,
    watched,
  }) => {
    test.setTimeout(180_000)
    // A session of cmi5 asks for a place and for preferences that are not stored yet.
    watched.allow(/404 .*xapi\/|status of 404/)
    const { code, standard, language } = exported
    const words = WORDS[language]
    const title = `${standard} of ${code} ${Date.now().toString(36)}`
    await signInAs('admin')
    await importCourse(page, title, await exportModule(page, exported))

    const learner = await anotherPerson('subscriber')
    await learner.goto('/packages')
    await learner.getByRole('link', { name: title }).click()
    const start = learner.getByRole('button', { name: /^Start / })
    const lesson = ((await start.getAttribute('aria-label')) ?? (await start.innerText())).replace(
      'Start ',
      '',
    )
    await start.click()
    const first = lessonIn(learner, lesson, standard)
    await answerChecks(first, checkKey(code, language), words.check)
    await first.getByRole('button', { name: words.next }).click()
    await expect(first.getByRole('progressbar')).toHaveAttribute('value', '1')
    await learner.getByRole('button', { name: 'Close the lesson' }).click()

    // Back where they were, with what they had done.
    await learner.getByRole('button', { name: `Continue ${lesson}` }).click()
    const content = lessonIn(learner, lesson, standard)
    await expect(content.getByRole('progressbar')).toHaveAttribute('value', '1')
    await expect(content.locator('main').getByText(/^(Lesson|Lección) 2 /)).toBeVisible()
    const total = Number(await content.getByRole('progressbar').getAttribute('max'))
    for (let at = 2; at <= total; at += 1) {
      await answerChecks(content, checkKey(code, language), words.check)
      if (at < total) await content.getByRole('button', { name: words.next }).click()
    }
    await content.getByRole('button', { name: words.quiz }).click()
    await content.getByRole('button', { name: words.start }).click()
    await answerQuiz(content, code, language)
    await content.getByRole('button', { name: words.handIn }).click()
    await expect(content.getByText(/^(Passed|Aprobado): 10 /)).toBeVisible()
    await content.getByRole('button', { name: /^(Save and leave|Guardar y salir)$/ }).click()
    await learner.getByRole('button', { name: 'Close the lesson' }).click()
    await expect(learner.getByText('Passed', { exact: true })).toBeVisible()
    await expect(learner.getByText('Score 100%')).toBeVisible()
    await expect(learner.getByText('Finished', { exact: true })).toBeVisible()
  })
