import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LearnerPackage, UnitResult } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PackageRoute } from './package.route.tsx'
import { PackagesRoute } from './packages.route.tsx'

const unit: UnitResult = {
  unitId: 'unit-1',
  title: 'Before the shift',
  status: 'not_started',
  score: null,
  seconds: 0,
  isSatisfied: false,
  updatedAt: null,
}
const course: LearnerPackage = {
  id: 3,
  title: 'Forklift',
  kind: 'scorm12',
  isFinished: false,
  isPlayable: true,
  units: [unit],
}
const URL = 'http://p3.packages.localhost/package-content/1-secret/play'

function open(routes: Record<string, unknown>) {
  const api = fakeApi(routes)
  renderPage(PackageRoute, {
    platform: { fetch: api.fetch, session: signedInAs({ isSubscribed: true }) },
    path: '/packages/:id',
    at: '/packages/3',
  })
  return api
}

test('shows a lesson in a sandboxed frame that can neither leave nor replace the page', async () => {
  const launch = { url: URL, expiresAt: '2026-11-24T20:00:00.000Z' }
  const { calls } = open({
    'GET /packages/3': course,
    'POST /packages/3/launches': launch,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Start Before the shift' }))
  const frame = await screen.findByTitle('Lesson: Before the shift')
  expect(frame).toHaveAttribute('src', URL)
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|popups-to-escape/)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ unitId: 'unit-1' })
  await userEvent.click(screen.getByRole('button', { name: 'Close the lesson' }))
  expect(screen.queryByTitle('Lesson: Before the shift')).toBeNull()
})

test('says that the course needs a connection, and why a lesson did not open', async () => {
  const body = { message: 'Use the name of the site.' }
  open({ 'GET /packages/3': course, 'POST /packages/3/launches': () => ({ status: 409, body }) })
  expect(await screen.findByText(/needs a connection/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start Before the shift' }))
  expect(await screen.findByText('Use the name of the site.')).toBeVisible()
})

test('shows results, and a course that is not there any more', async () => {
  const passed = { ...unit, status: 'passed', score: 0.9, seconds: 130, isSatisfied: true } as const
  open({ 'GET /packages/3': { ...course, isFinished: true, isPlayable: false, units: [passed] } })
  expect(await screen.findByText(/Score 90% · 2 minutes/)).toBeVisible()
  expect(screen.getByText('Finished')).toBeVisible()
  expect(screen.getByText(/cannot play imported courses/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open Before the shift again' })).toBeDisabled()
})

test('says that a course is gone', async () => {
  open({ 'GET /packages/3': () => ({ status: 404, body: { message: 'No.' } }) })
  expect(await screen.findByText(/no longer open/)).toBeVisible()
})

test('lists the courses with what is done, or says that there is none', async () => {
  const { fetch } = fakeApi({ 'GET /packages': [course] })
  renderPage(PackagesRoute, { platform: { fetch, session: signedInAs({ isSubscribed: true }) } })
  expect(await screen.findByRole('link', { name: 'Forklift' })).toHaveAttribute('href', '/packages/3')
  expect(screen.getByText('0 of 1 lesson done')).toBeVisible()
})
