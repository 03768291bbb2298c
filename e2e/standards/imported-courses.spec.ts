import { archives } from '@platform/platform-server/testing/course-archives'
import { publishedScorm } from '@platform/platform-server/testing/published-scorm'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { importCourse, lessonIn } from './import-course.ts'

const COURSES = [
  {
    kind: 'SCORM 1.2',
    lesson: 'Before the shift',
    make: archives.scorm12,
    greeting: /, ab-initio$/,
    score: '90%',
  },
  {
    kind: 'SCORM 2004',
    lesson: 'Hand signals',
    make: archives.scorm2004,
    greeting: /, ab-initio$/,
    score: '75%',
  },
  {
    kind: 'SCORM 1.2 (published library)',
    lesson: 'Before the shift',
    make: publishedScorm.scorm12,
    greeting: /, ab-initio$/,
    score: '85%',
  },
  {
    kind: 'SCORM 2004 (published library)',
    lesson: 'Hand signals',
    make: publishedScorm.scorm2004,
    greeting: /, ab-initio$/,
    score: '85%',
  },
  { kind: 'cmi5', lesson: 'Wire rope', make: () => archives.cmi5(), greeting: /, speed=1$/, score: '95%' },
] as const

for (const { kind, lesson, make, greeting, score } of COURSES)
  test(`plays a ${kind} package that goes on where the learner left it, and records its result`, async ({
    page,
    signInAs,
    anotherPerson,
  }) => {
    const title = `${kind} ${Date.now().toString(36)}`
    await signInAs('admin')
    await importCourse(page, title, await make())

    const learner = await anotherPerson('subscriber')
    await learner.goto('/packages')
    await learner.getByRole('link', { name: title }).click()
    await expectAccessible(learner)
    await learner.getByRole('button', { name: `Start ${lesson}` }).click()
    const opened = lessonIn(learner, lesson, kind)
    await expect(opened.locator('#said')).toHaveText(greeting)
    await expect(opened.locator('#page')).toHaveText('1')
    await opened.getByRole('button', { name: 'Next page' }).click()
    await opened.getByRole('button', { name: 'Next page' }).click()
    await expect(opened.locator('#page')).toHaveText('3')
    await learner.getByRole('button', { name: 'Close the lesson' }).click()

    await learner.getByRole('button', { name: `Continue ${lesson}` }).click()
    const resumed = lessonIn(learner, lesson, kind)
    await expect(resumed.locator('#page')).toHaveText('3')
    await resumed.getByRole('button', { name: 'Pass' }).click()
    await expect(resumed.locator('#said')).toHaveText('finished')
    await learner.getByRole('button', { name: 'Close the lesson' }).click()
    await expect(learner.getByText('Passed', { exact: true })).toBeVisible()
    await expect(learner.getByText(`Score ${score}`)).toBeVisible()
    await expect(learner.getByText('Finished', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: `Results of ${title}` }).click()
    await expect(page.getByRole('row', { name: /subscriber@/ })).toContainText(`${lesson}: passed, ${score}`)
    await expectAccessible(page)
  })

test('keeps a package away from the platform: no storage, no session, no call, no way out', async ({
  page,
  signInAs,
  watched,
}) => {
  // What the content below tries is refused, and each refusal is logged; the banner's script of the tests is, too.
  watched.allow(
    /against the policy|Content Security Policy|Unsafe attempt to initiate navigation|localStorage/,
  )
  const title = `Curious ${Date.now().toString(36)}`
  await signInAs('admin')
  await importCourse(page, title, await archives.scorm12())
  await page.getByRole('link', { name: `Results of ${title}` }).click()
  await page.getByRole('link', { name: 'Open the course' }).click()
  await page.getByRole('button', { name: 'Start Before the shift' }).click()
  const content = lessonIn(page, 'Before the shift', 'SCORM 1.2')
  await expect(content.locator('#page')).toHaveText('1')
  const platform = new URL(page.url()).origin
  const found = await content.locator('body').evaluate(async (_body, origin) => {
    const attempt = async (work: () => unknown) => {
      try {
        return String(await work())
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return {
      storage: await attempt(() => window.top?.localStorage.length),
      document: await attempt(() => window.top?.document.title),
      cookies: document.cookie,
      own: await attempt(() => localStorage.getItem('cookieConsent')),
      call: await attempt(() => fetch(`${origin}/api/account/profile`, { credentials: 'include' })),
      elsewhere: await attempt(() => fetch('https://example.com/')),
      worker: await attempt(() => navigator.serviceWorker.register('js/course.js')),
      away: await attempt(() => {
        if (window.top) window.top.location.href = 'https://example.com/'
      }),
    }
  }, platform)
  expect(found).toMatchObject({
    storage: 'SecurityError',
    document: 'SecurityError',
    cookies: '',
    own: expect.not.stringMatching('declined'),
    call: 'TypeError',
    elsewhere: 'TypeError',
    away: 'SecurityError',
  })
  expect(found.worker).not.toBe('[object ServiceWorkerRegistration]')
  expect(new URL(page.url()).origin).toBe(platform)
})

test('says at the field what is wrong with an archive, and keeps the file', async ({
  page,
  signInAs,
  watched,
}) => {
  watched.allow(/^4(15|22) POST .*\/admin\/packages/)
  await signInAs('admin')
  await page.goto('/admin/packages')
  await page.getByRole('button', { name: 'Import a package' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a package' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Choose a ZIP archive.')).toBeVisible()
  const buffer = await archives.scorm12({ href: 'gone.html' })
  await dialog
    .getByLabel('ZIP archive')
    .setInputFiles({ name: 'course.zip', mimeType: 'application/zip', buffer })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('opens "gone.html", but the archive has no such file')).toBeVisible()
  await expect(dialog.getByText('course.zip')).toBeVisible()
  await expectAccessible(page)
})
