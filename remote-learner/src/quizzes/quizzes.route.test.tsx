import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QuizAttempt, QuizSummary } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs, type FakeCall } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { QuizzesRoute } from './quizzes.route.tsx'

const ID = '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11'
const SOON = '2030-01-01T00:00:00.000Z'

const summary: QuizSummary = {
  code: 'IC0110',
  title: 'Ladder Safety',
  questions: 2,
  passPercent: 80,
  timeLimitMinutes: null,
  attemptsAllowed: 3,
  attemptsLeft: 3,
  state: 'not_started',
  bestScore: null,
  lastAt: null,
  lockedUntil: null,
  canStart: true,
  isRenewalDue: false,
  openAttemptId: null,
  lastAttemptId: null,
  mistakes: 0,
}
const attempt: QuizAttempt = {
  id: ID,
  code: 'IC0110',
  title: 'Ladder Safety',
  state: 'open',
  passPercent: 80,
  questions: [
    { kind: 'choice', id: 'q1', text: 'How far out?', options: ['2 ft', '5 ft'] },
    { kind: 'choice', id: 'q2', text: 'How high above?', options: ['1 ft', '3 ft'] },
  ],
  answers: {},
  flagged: [],
  sequence: 0,
  startedAt: '2026-11-20T10:00:00.000Z',
  deadlineAt: null,
  serverNow: '2026-11-20T10:00:00.000Z',
  result: null,
}
const acceptAnswers = ({ body }: FakeCall) => ({ body: { isAccepted: true, ...(body as object) } })

function open(at: string, routes: Record<string, unknown>, isSubscribed = true) {
  const api = fakeApi(routes)
  const platform = { session: signedInAs({ isSubscribed }), fetch: api.fetch }
  renderPage(QuizzesRoute, { platform, path: '/quizzes', at })
  return api
}

beforeEach(() => localStorage.clear())

test('shows where one stands, and why a quiz is locked', async () => {
  const locked = { ...summary, code: 'IC0112', title: 'Fall Protection', state: 'locked', attemptsLeft: 0 }
  open('/quizzes', {
    'GET /quizzes': [summary, { ...locked, lockedUntil: SOON, canStart: false, lastAttemptId: ID }],
  })
  const card = (await screen.findByRole('heading', { name: 'Fall Protection' })).closest(
    'article',
  ) as HTMLElement
  expect(within(card).getByText('Locked')).toBeVisible()
  expect(within(card).getByText(/Locked until/)).toBeVisible()
  expect(within(card).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start the quiz: Ladder Safety' })).toBeVisible()
})

test('says when the list cannot be loaded, and retries', async () => {
  let isBroken = true
  open('/quizzes', { 'GET /quizzes': () => (isBroken ? { status: 500, body: {} } : { body: [summary] }) })
  await screen.findByText('Your quizzes could not be loaded.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /retry|try again/i }))
  expect(await screen.findByRole('heading', { name: 'Ladder Safety' })).toBeVisible()
})

test('saves each choice, preserves it through a lost connection, and sends it again', async () => {
  let isOffline = true
  const api = open(`/quizzes?attempt=${ID}`, {
    [`GET /attempts/${ID}`]: attempt,
    [`PUT /attempts/${ID}/answers`]: (call: FakeCall) =>
      isOffline ? new Error('offline') : acceptAnswers(call),
  })
  await userEvent.click(await screen.findByRole('radio', { name: '5 ft' }))
  expect(await screen.findByText(/^You are offline\. Your answers/)).toBeVisible()
  expect(screen.getByRole('radio', { name: '5 ft' })).toBeChecked()
  expect(localStorage.getItem(`unsent:ana@oncall.test:answers:${ID}`)).toContain('q1')
  isOffline = false
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('All answers saved')).toBeVisible()
  // The page is loaded again after that, as after every loss of the network.
  const sent = api.calls.findLast(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ sequence: 1, answers: { q1: 1 }, flagged: [] })
  expect(localStorage.getItem(`unsent:ana@oncall.test:answers:${ID}`)).toBeNull()
})

test('merges what another device saved first, with the local choice on top', async () => {
  let tries = 0
  const elsewhere = { isAccepted: false, sequence: 7, answers: { q1: 0, q2: 1 }, flagged: [] }
  const api = open(`/quizzes?attempt=${ID}`, {
    [`GET /attempts/${ID}`]: attempt,
    [`PUT /attempts/${ID}/answers`]: (call: FakeCall) =>
      (tries += 1) === 1 ? { body: elsewhere } : acceptAnswers(call),
  })
  await userEvent.click(await screen.findByRole('radio', { name: '5 ft' }))
  await waitFor(() =>
    expect(api.calls.at(-1)?.body).toEqual({ sequence: 8, answers: { q1: 1, q2: 1 }, flagged: [] }),
  )
  expect(await screen.findByText('2 of 2 answered')).toBeVisible()
})

test('counts steps in order only once the learner has touched them, and a match when it is whole', async () => {
  const order = { kind: 'order', id: 'q1', text: 'In which order?', options: ['Climb', 'Look up', 'Set up'] }
  const match = {
    kind: 'match',
    id: 'q2',
    text: 'What goes where?',
    lefts: ['Rail', 'Rung'],
    options: ['A', 'B'],
  }
  const api = open(`/quizzes?attempt=${ID}`, {
    [`GET /attempts/${ID}`]: { ...attempt, questions: [order, match] },
    [`PUT /attempts/${ID}/answers`]: acceptAnswers,
  })
  expect(await screen.findByText('0 of 2 answered')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Set up' }))
  expect(await screen.findByText('1 of 2 answered')).toBeVisible()
  await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ answers: { q1: [0, 2, 1] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rail' }), 'B')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const dialog = screen.getByRole('alertdialog', { name: '1 of 2 questions are not answered' })
  expect(within(dialog).getByText('Not answered: 2. They count as wrong.')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rung' }), 'A')
  expect(await screen.findByText('2 of 2 answered')).toBeVisible()
  await waitFor(() =>
    expect(api.calls.at(-1)?.body).toMatchObject({ answers: { q1: [0, 2, 1], q2: [1, 0] } }),
  )
})

test('shows an attempt that the device stored before there were kinds', async () => {
  const questions = attempt.questions.map((question) => ({ ...question, kind: undefined }))
  open(`/quizzes?attempt=${ID}`, { [`GET /attempts/${ID}`]: { ...attempt, questions } })
  expect(await screen.findByRole('radio', { name: '5 ft' })).toBeVisible()
})

const review = {
  id: 'q1',
  isRight: true,
  chosen: 1,
  answer: null,
  explanation: 'A quarter.',
  cite: '1926.1053(b)(5)(i)',
}
const result = {
  isPassed: false,
  correct: 1,
  total: 2,
  submittedAt: SOON,
  isTimedOut: false,
  attemptsLeft: 2,
  lockedUntil: null,
  certificateId: null,
  review: [review, { ...review, id: 'q2', isRight: false, chosen: null, explanation: '' }],
}

test('warns of what is not answered, hands in, and shows the result', async () => {
  let current = attempt
  open(`/quizzes?attempt=${ID}`, {
    [`GET /attempts/${ID}`]: () => ({ body: current }),
    [`PUT /attempts/${ID}/answers`]: acceptAnswers,
    [`POST /attempts/${ID}/submit`]: () => {
      current = { ...attempt, state: 'failed', result }
      return { body: current }
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: '5 ft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const question = await screen.findByRole('alertdialog', { name: '1 of 2 questions are not answered' })
  await userEvent.click(within(question).getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('heading', { name: 'Not passed this time' })).toHaveFocus()
  expect(screen.getByText('Attempts left: 2')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /29 CFR 1926.1053/ })[0]).toHaveAttribute(
    'href',
    'https://www.ecfr.gov/current/title-29/section-1926.1053',
  )
})

test('shows the result when a slow server returns it, and offers a manual refresh meanwhile', async () => {
  const late = [{ body: attempt }, { status: 502, body: {} }, { body: attempt }]
  open(`/quizzes?attempt=${ID}`, {
    [`GET /attempts/${ID}`]: () => late.shift() ?? { body: { ...attempt, state: 'failed', result } },
    [`POST /attempts/${ID}/submit`]: attempt,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('button', { name: 'Show the result now' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The quiz was submitted' })).toHaveFocus()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Not passed this time' })).toHaveFocus()
})

test('offers only a sample without a subscription', async () => {
  open('/quizzes', { 'GET /quizzes': [{ ...summary, canStart: false }] }, false)
  expect(await screen.findByRole('link', { name: 'Try a sample: Ladder Safety' })).toBeVisible()
  expect(screen.getByText(/require a subscription/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Start the quiz/ })).not.toBeInTheDocument()
})
