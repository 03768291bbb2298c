import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@platform/shared-contracts/testing'
import { answers } from '../testing/answers.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CoursesRoute } from './courses.route.tsx'

const show = (body: unknown) =>
  renderPage(CoursesRoute, { platform: { fetch: fakeApi({ 'GET /modules': body }).fetch } })

it('lists the courses with their standards', async () => {
  show(answers['GET /modules'])
  expect(screen.getByRole('status')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Ladder Safety' })).toBeVisible()
  expect(screen.getByText('29 CFR 1926.1053')).toBeVisible()
  expect(screen.getByText('2 courses')).toBeVisible()
})

it('says when there are none', async () => {
  show([])
  expect(await screen.findByText('No courses yet')).toBeVisible()
})

it('says when they cannot be loaded, and retries', async () => {
  let isBroken = true
  show(() => (isBroken ? { status: 500 } : { body: answers['GET /modules'] }))
  const retry = await screen.findByRole('button', { name: /again|retry/i })
  expect(screen.getByRole('alert')).toHaveTextContent('The courses could not be loaded.')
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Ladder Safety' })).toBeVisible()
})
