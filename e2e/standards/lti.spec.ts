import { openLtiPlatform, type LtiPlatformServer } from '@platform/platform-server/testing/lti-platform'
import type { Page } from '@playwright/test'
import type { JSONWebKeySet } from 'jose'
import { accessTokenOf, emailOf } from '../fixtures/people/sign-in.ts'
import { openQuiz } from '../fixtures/people/person.ts'
import { requestApi } from '../fixtures/request-api.ts'
import type { Tenant } from '../fixtures/tenants.ts'
import { expect, expectAccessible, siteOf, test } from '../fixtures/test.ts'
import { answerRight, goToNextQuestion } from '../learning/answer-quiz.ts'
import { courseKey } from '../learning/course-key.ts'

const MODULE = 'IC0118'

const openPlatform = (tenant: Tenant) =>
  openLtiPlatform({
    origin: siteOf(tenant),
    keys: async () => (await requestApi('/lti/keys', { tenant })) as unknown as JSONWebKeySet,
  })

/** Staff register the platform on the page that is there for it. */
async function register(page: Page, platform: LtiPlatformServer, name: string): Promise<void> {
  const registration = platform.registration()
  await page.goto('/admin/lti')
  await page.getByRole('button', { name: 'Register a system' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register a system' })
  for (const [label, value] of [
    ['Name', name],
    ['Address of the system', registration.siteUrl],
    ['Issuer', registration.issuer],
    ['Client ID', registration.clientId],
    ['Deployment IDs', registration.deploymentIds.join(', ')],
    ['Authentication request URL', registration.loginUrl],
    ['Access token URL', registration.tokenUrl],
    ['Public keyset URL', registration.keysetUrl],
    ['Email domains', registration.emailDomains.join(', ')],
  ] as const)
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name })).toBeVisible()
}

test('launches a module from a course page, and returns the score of its quiz', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  test.slow()
  const key = courseKey(MODULE)
  const platform = await openPlatform('oncall')
  await signInAs('super')
  await register(page, platform, 'Acme Moodle')
  const sub = `person-${Date.now().toString(36)}`
  const email = `${sub}@acme.example`

  const learner = await anotherPerson(null)
  const wish = new URLSearchParams({ sub, email, name: 'Lee Park', module: MODULE })
  await learner.goto(`${platform.url}/course?${wish}`)
  const frame = learner.frameLocator('iframe[name="tool"]')
  const [opened] = await Promise.all([
    learner.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open in a new window' }).click(),
  ])
  await expect(opened).toHaveURL(new RegExp(`/modules/${MODULE}`))
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()

  await openQuiz(email, MODULE)
  await opened.goto(`${siteOf('oncall')}/quizzes`)
  await opened.getByRole('button', { name: 'Start the quiz: Electrical Safety' }).click()
  await answerRight(opened, key)
  while (await goToNextQuestion(opened)) await answerRight(opened, key)
  await opened.getByRole('button', { name: 'Submit' }).click()
  await opened.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(opened.getByRole('heading', { name: 'Passed' })).toBeFocused()
  await expect
    .poll(() => platform.scores.filter(({ body }) => body['userId'] === sub).map(({ body }) => body))
    .toMatchObject([{ scoreGiven: 100, scoreMaximum: 100, activityProgress: 'Completed' }])

  await page.getByRole('link', { name: 'Results of Acme Moodle' }).click()
  await expect(page.getByRole('row', { name: email }).getByText('Delivered')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/lti')
  await page.getByRole('button', { name: 'Actions for Acme Moodle' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: 'Acme Moodle' })).toHaveCount(0)
  await platform.close()
})

test('lets a teacher choose modules in the frame of the platform', async ({ page, watched }) => {
  // The fixture answers the cookie banner in every frame; this one has no storage.
  watched.allow(/Failed to read the 'localStorage' property/)
  const token = await accessTokenOf(emailOf('super', 'trinova'), 'trinova')
  const own = await openPlatform('trinova')
  await requestApi('/admin/lti/platforms', { tenant: 'trinova', token, body: own.registration() })
  await page.goto(`${own.url}/course?${new URLSearchParams({ kind: 'deep-linking', locale: 'es-MX' })}`)
  const frame = page.frameLocator('iframe[name="tool"]')
  await expect(frame.getByRole('heading', { name: 'Elegir módulos de capacitación' })).toBeVisible()
  await expectAccessible(page)
  await frame.getByRole('checkbox', { name: /IC0112/ }).check()
  await frame.getByRole('checkbox', { name: /IC0118/ }).check()
  await frame.getByRole('button', { name: 'Agregar a Acme LMS' }).click()
  await expect(frame.getByRole('status')).toHaveText('Added 2 links')
  expect(own.items.map(({ custom }) => custom)).toEqual([{ module: 'IC0112' }, { module: 'IC0118' }])
  await own.close()
})
