import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { kim, matrix } from './testing/training-matrix.ts'
import { TrainingDashboardRoute } from './training-dashboard.route.tsx'

test('moves the focus to the learner who opens, and back to their row when they close', async () => {
  const { fetch } = fakeApi({
    'GET /partner/learners': matrix,
    'GET /learners/12': kim,
    'GET /learners/12/quizzes': [],
    'GET /learners/12/practicals': [],
    'GET /questions': [],
    'GET /credential-reviews': { items: [], total: 0, page: 1, size: 20, pending: 0 },
  })
  renderPage(TrainingDashboardRoute, { platform: { fetch } })
  await userEvent.click(await screen.findByRole('link', { name: 'Kim Novak' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Novak' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(await screen.findByRole('link', { name: 'Kim Novak' })).toHaveFocus()
})

test('keeps the focus in the questions when one is answered and its form closes', async () => {
  const question = {
    ...{
      id: 5,
      moduleCode: 'IC0112',
      lessonId: null,
      text: 'Who rescues me?',
      trainerName: null,
      answer: null,
    },
    ...{ askedAt: '2026-11-20T12:00:00.000Z', learner: { id: 12, name: 'Kim Novak', email: kim.email } },
  }
  const answer = { text: 'Your crew.', answeredAt: '2026-11-20T13:00:00.000Z', answeredBy: 'Pat' }
  let questions: object[] = [question]
  const { fetch } = fakeApi({
    'GET /questions': () => ({ body: questions }),
    'POST /questions/5/answer': () => {
      questions = [{ ...question, answer }]
      return { body: questions[0] }
    },
    'GET /credential-reviews': { items: [], total: 0, page: 1, size: 20, pending: 0 },
  })
  renderPage(TrainingDashboardRoute, { platform: { fetch }, path: '/t', at: '/t?view=questions' })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your answer/ }), 'Your crew.{Tab}{Enter}')
  expect(await screen.findByText(/^Pat answered/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Waiting for an answer' })).toHaveFocus()
})

test('marks an empty answer', async () => {
  const question = {
    ...{ id: 5, moduleCode: 'IC0112', lessonId: null, text: 'Who?', trainerName: null, answer: null },
    ...{ askedAt: '2026-11-20T12:00:00.000Z', learner: { id: 12, name: 'Kim Novak', email: kim.email } },
  }
  const { fetch } = fakeApi({
    'GET /questions': [question],
    'GET /learners/12': kim,
    'GET /credential-reviews': { items: [], total: 0, page: 1, size: 20, pending: 0 },
  })
  renderPage(TrainingDashboardRoute, { platform: { fetch }, path: '/t', at: '/t?learner=12&part=questions' })
  const answer = await screen.findByRole('textbox', { name: /^Your answer/ })
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(answer).toHaveFocus())
  expect(answer).toHaveAccessibleDescription(/Fill in this field\./)
})

test('lists best and tries of each exercise in the training record of a learner', async () => {
  const tried = { exerciseId: 'IC0110-ladder-faults', code: 'IC0110', title: 'Find the faults' }
  const triedAt = '2026-11-20T12:00:00.000Z'
  const { fetch } = fakeApi({
    'GET /learners/12': kim,
    'GET /learners/12/exercises': [
      { ...tried, tries: 3, best: 8, total: 8, triedAt, solvedAt: triedAt },
      {
        ...tried,
        exerciseId: 'IC0110-other',
        title: 'Set it up',
        tries: 1,
        best: 2,
        total: 3,
        triedAt,
        solvedAt: null,
      },
    ],
  })
  renderPage(TrainingDashboardRoute, { platform: { fetch }, path: '/t', at: '/t?learner=12&part=exercises' })
  const solved = await screen.findByRole('row', { name: /Find the faults/ })
  expect(solved).toHaveTextContent(/Ladder Safety.*8 of 8 right ?Solved.*3/)
  const open = screen.getByRole('row', { name: /Set it up/ })
  expect(open).toHaveTextContent('2 of 3 right')
  expect(open).not.toHaveTextContent('Solved')
})

test('shows a partner what to expect before learners are assigned to them', async () => {
  const { fetch } = fakeApi({ 'GET /partner/learners': { ...matrix, items: [], total: 0, companies: [] } })
  renderPage(TrainingDashboardRoute, { platform: { fetch } })
  expect(await screen.findByText(/No learner is assigned to you yet/)).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
