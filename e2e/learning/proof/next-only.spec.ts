import { requestApi } from '../../fixtures/request-api.ts'
import { newPerson } from '../../fixtures/people/person.ts'
import { accessTokenOf } from '../../fixtures/people/sign-in.ts'
import { expect, expectAccessible, signIn, test } from '../../fixtures/test.ts'
import { lessonIds } from '../check-key.ts'

const MODULE = { code: 'IC0115', title: 'Emergency Action & Fire Prevention' }

test.use({ viewport: { width: 390, height: 844 } })

test('gives a worker who only clicks Next no quiz and no certificate, and shows what is missing', async ({
  page,
}) => {
  test.slow()
  const { email, password } = await newPerson()
  await signIn(page, email, 'oncall', password)
  await page.goto(`/modules/${MODULE.code}`)
  const ids = lessonIds(MODULE.code)
  const next = page.getByRole('link', { name: /^Skip to the next lesson: / })
  for (const number of ids.keys()) {
    await expect(page.getByText(`Lesson ${number + 1} of ${ids.length} ·`)).toBeVisible()
    if (number < ids.length - 1) await next.click()
  }
  await expect(next).toHaveCount(0)

  await page.goto('/quizzes')
  const card = page.getByRole('article').filter({ has: page.getByText(MODULE.code, { exact: true }) })
  await card.getByText(`Read the lessons first: 0 of ${ids.length} read`).click()
  await expect(card.getByRole('listitem').getByRole('link')).toHaveCount(ids.length)
  await expect(card.getByRole('button', { name: /^Start the quiz/ })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('link', { name: /^Read the next lesson: / }).click()
  await expect(page).toHaveURL(new RegExp(`lesson=${ids[0]}$`))
  await page.goto('/certificates')
  await expect(page.getByText('No certificates yet')).toBeVisible()
})

test('gives the quiz to no one who calls the API for it without reading', async () => {
  const { email, password } = await newPerson()
  const token = await accessTokenOf(email, 'oncall', password)
  const start = () =>
    requestApi(`/quizzes/${MODULE.code}/attempts`, {
      token,
      method: 'POST',
      headers: { 'idempotency-key': 'without-reading' },
    })
  await expect(start()).rejects.toThrow(/409 .*lessons-missing/)
  // As many beats as the page sends in ten minutes, all at once, and a status of one's own.
  for (const id of lessonIds(MODULE.code))
    for (let beat = 0; beat < 8; beat += 1)
      await requestApi(`/lessons/${id}/heartbeat`, { token, body: { isVisible: true } })
  await requestApi(`/module/${MODULE.code}/progress`, { token, body: { email, status: 'completed' } })
  await expect(start()).rejects.toThrow(
    new RegExp(`409 .*Read all lessons first. ${lessonIds(MODULE.code).length} lessons are missing`),
  )
  expect(await requestApi('/certificates', { token })).toEqual([])
  const record = (await requestApi('/training/record', { token })) as unknown as readonly {
    module: string
    state: string
    selfReported: string
  }[]
  expect(record.find(({ module }) => module === MODULE.code)).toMatchObject({
    state: 'in_progress',
    selfReported: 'completed',
  })
})
