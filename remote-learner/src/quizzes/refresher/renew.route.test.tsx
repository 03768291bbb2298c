import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QuizSummary, Refresher } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { RenewRoute } from './renew.route.tsx'

const ID = '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11'
const READ = 'GET /quizzes/IC0110/refresher'

const quiz: QuizSummary = {
  ...{ code: 'IC0110', title: 'Ladder Safety', questions: 10, passPercent: 80, timeLimitMinutes: null },
  ...{
    attemptsAllowed: 3,
    attemptsLeft: 3,
    state: 'passed',
    bestScore: 0.9,
    lastAt: null,
    lockedUntil: null,
  },
  ...{ canStart: true, isRenewalDue: true, openAttemptId: null, lastAttemptId: ID, mistakes: 1 },
  access: { basis: 'renewal', read: 0, total: 6, missing: [] },
}
const refresher: Refresher = {
  ...{ code: 'IC0110', title: 'Ladder Safety', version: 3, quiz, attempts: 1 },
  certificate: {
    issuedAt: '2025-01-10T12:00:00.000Z',
    expiresAt: '2999-01-10T12:00:00.000Z',
    contentVersion: '1',
  },
  opensAt: '2026-10-01T12:00:00.000Z',
  changes: [
    {
      version: 3,
      date: '2026-11-24',
      summary: 'New angle.',
      lessons: [{ id: 'IC0110-a', title: 'Setting up' }],
    },
    { version: 2, date: '2026-11-20', summary: 'New questions.', lessons: [] },
  ],
  mistakes: [
    {
      ...{ attemptId: ID, submittedAt: '2025-01-10T12:00:00.000Z', language: 'en' as const },
      questions: [{ kind: 'choice', id: 'q1', text: 'How far out?', options: ['2 ft', '5 ft'] }],
      review: [
        {
          ...{ id: 'q1', isRight: false, chosen: 0, answer: 1, explanation: 'A quarter of the height.' },
          ...{ whys: [], cite: '1926.1053(b)(5)(i)', lesson: { id: 'IC0110-a', section: 2 } },
        },
      ],
    },
  ],
}

function open(routes: Record<string, unknown>) {
  const api = fakeApi(routes)
  renderPage(RenewRoute, {
    platform: { session: signedInAs(), fetch: api.fetch },
    path: '/modules/:code/renew',
    at: '/modules/IC0110/renew',
  })
  return api
}
const openWith = (change: Partial<Refresher>) => open({ [READ]: { ...refresher, ...change } })
const part = (name: RegExp) => within(screen.getByRole('region', { name }))

beforeEach(() => localStorage.clear())

test('shows what changed, then what was wrong, then opens the quiz directly', async () => {
  const { calls } = open({
    [READ]: refresher,
    'POST /quizzes/IC0110/attempts': () => ({ status: 409, body: { message: 'Locked.' } }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Renew: Ladder Safety' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1. What changed since your certificate',
    '2. What you got wrong last time',
    '3. Take the new quiz',
  ])
  const changes = part(/What changed/)
  expect(changes.getByText('Version 3, Nov 24, 2026:')).toBeVisible()
  expect(changes.getByRole('link', { name: 'Setting up' })).toHaveAttribute(
    'href',
    '/modules/IC0110?lesson=IC0110-a',
  )
  expect(changes.getByText('No lesson changed.')).toBeVisible()
  const wrong = part(/got wrong/)
  expect(wrong.getByText('A quarter of the height.')).toBeVisible()
  expect(wrong.getByRole('link', { name: /Read it again in the lesson/ })).toHaveAttribute(
    'href',
    '/modules/IC0110?lesson=IC0110-a&section=2',
  )
  expect(screen.getByText('You do not have to read the lessons again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start the new quiz' }))
  expect(await screen.findByText('The quiz could not be opened. Locked.')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/quizzes/IC0110/attempts' })
})

test('says plainly that nothing changed and nothing was wrong', async () => {
  openWith({ changes: [], mistakes: [] })
  expect(await screen.findByText(/^Nothing changed\./)).toBeVisible()
  expect(screen.getByText('Nothing. You answered every question right.')).toBeVisible()
})

test('does not call it right where no answers are stored', async () => {
  openWith({ mistakes: [], attempts: 0 })
  expect(await screen.findByText('We have no saved answers for this certificate.')).toBeVisible()
})

const { access: renewal, ...withoutAccess } = quiz
const withoutCourse = { ...withoutAccess, canStart: false }
const shut = { ...withoutCourse, ...(renewal ? { access: renewal } : {}) }
test.each([
  {
    why: 'it is too early',
    change: { opensAt: '2998-10-01T12:00:00.000Z', quiz: shut },
    text: /You can renew from Oct 1, 2998/,
  },
  {
    why: 'it is locked',
    change: { quiz: { ...shut, lockedUntil: '2030-01-01T00:00:00.000Z' } },
    text: /^Locked until/,
  },
  {
    why: 'the course is missing',
    change: { quiz: withoutCourse },
    text: /needs a subscription/,
  },
  {
    why: 'lessons come first',
    change: {
      quiz: {
        ...shut,
        access: { basis: null, read: 2, total: 6, missing: [{ id: 'IC0110-a', title: 'Setting up' }] },
      },
    },
    text: /read the lessons first: 2 of 6 read/,
  },
])('says why the quiz cannot start when $why', async ({ change, text }) => {
  openWith(change)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the new quiz' })).not.toBeInTheDocument()
})

test('goes on with a quiz that is open', async () => {
  openWith({ quiz: { ...quiz, openAttemptId: ID } })
  expect(await screen.findByRole('link', { name: 'Continue your quiz' })).toHaveAttribute(
    'href',
    `/quizzes?attempt=${ID}`,
  )
})

test('says what is missing without a certificate, and loads again after a failure', async () => {
  let status = 500
  open({ [READ]: () => (status === 0 ? new Error('offline') : { status, body: { message: 'No.' } }) })
  await screen.findByText('Your refresher could not be loaded.')
  status = 0
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You are offline. The refresher loads when you are online.')
  status = 404
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/You have no certificate for this module yet/)
  expect(screen.getByRole('link', { name: 'Open the module' })).toHaveAttribute('href', '/modules/IC0110')
})
