import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ExerciseStatistics, QuestionStatistics } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { QuestionStatisticsRoute } from './question-statistics.route.tsx'

const row: QuestionStatistics = {
  ...{ id: 'IC0110-q01', kind: 'choice', text: 'How far out?', shown: 40, rightShare: 0.975 },
  ...{ discrimination: -0.125, isEarly: false, warnings: ['easy', 'negative', 'unused'] },
  options: [
    { text: '2 ft', isRight: false, chosen: 1 },
    { text: '5 ft', isRight: true, chosen: 39 },
    { text: '10 ft', isRight: false, chosen: 0 },
  ],
}
const early: QuestionStatistics = {
  ...{ id: 'IC0110-q24', kind: 'order', text: 'In which order?', shown: 3, rightShare: 1 / 3 },
  ...{ discrimination: null, isEarly: true, warnings: [], options: [] },
}

const exercise: ExerciseStatistics = {
  ...{ id: 'IC0110-ladder-faults', kind: 'spots', title: 'Find the faults of a ladder' },
  ...{ learners: 8, solved: 6, firstTries: 4, solvedFirstShare: 0.25, bestShare: 0.9, tries: 2.5 },
  mistakes: [
    { text: 'A rail with a crack', wrong: 3 },
    { text: 'Feet on firm ground', wrong: 1 },
  ],
}
const untried: ExerciseStatistics = {
  ...{ id: 'IC0110-clearance', kind: 'sliders', title: 'Set a ladder', learners: 0, solved: 0 },
  ...{ firstTries: 0, solvedFirstShare: null, bestShare: null, tries: null, mistakes: [] },
}

const REVIEWED = { reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23', sources: [] }
const FOUND = { source: 'eCFR', note: '', by: 'pia@oncall.test', at: '2026-11-24T12:00:00.000Z' }

function open(isOperator = false, at = '/question-statistics') {
  const api = fakeApi({
    'GET /admin/question-statistics': { attempts: 41, items: [row, early] },
    'GET /admin/exercise-statistics': { results: 9, items: [exercise, untried] },
    'GET /admin/content-review': {
      ...{ reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23' },
      sources: ['1910.147(d), a copy of 2026'],
      unchecked: [
        { key: 'k10', where: 'IC0116-q10', cite: '1910.147(c)(9)', why: 'Not found.', check: null },
        { key: 'k11', where: 'IC0116-q11', cite: '1910.147(f)(1)', why: 'Not found.', check: FOUND },
      ],
    },
    'PUT /admin/content-review/checks': { ...REVIEWED, unchecked: [] },
    'GET /platform/question-statistics': { attempts: 1200, items: [row] },
  })
  const session = signedInAs({ role: 'super_admin', isOperator })
  renderPage(QuestionStatisticsRoute, {
    platform: { fetch: api.fetch, session },
    path: '/question-statistics',
    at,
  })
  return api
}
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('shows how each question went, and what to look at', async () => {
  const api = open()
  expect(await cellsOf(/How far out/)).toEqual(
    expect.arrayContaining(['40', '98%', '-0.13', 'Too easyNegative discriminationUnused wrong answer']),
  )
  expect(await cellsOf(/In which order/)).toEqual(
    expect.arrayContaining(['3', '33%', '–', 'Too early: fewer than 20 answers']),
  )
  expect(screen.getByRole('status')).toHaveTextContent('41 graded quizzes counted')
  expect(api.calls[0]?.path).toBe('/admin/question-statistics?module=IC0110')
  expect(screen.queryByRole('combobox', { name: 'Learners of' })).not.toBeInTheDocument()
})

test('lists how often each answer was chosen', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for How far out?' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'See how it was answered' }))
  const dialog = screen.getByRole('dialog', { name: 'How far out?' })
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2 ft 1 · 3%',
    '5 ft Correct answer39 · 98%',
    '10 ft Never chosen0 · 0%',
  ])
})

test('shows how each exercise went, next to the questions', async () => {
  const api = open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Exercises' }))
  expect(await cellsOf(/Find the faults of a ladder/)).toEqual(
    expect.arrayContaining(['8', '25%', '75%', '90%', '2.5', 'A rail with a crack']),
  )
  expect(await cellsOf(/Set a ladder/)).toEqual(expect.arrayContaining(['0', '–']))
  expect(screen.getByRole('status')).toHaveTextContent('9 results counted')
  expect(api.calls.at(-1)?.path).toBe('/admin/exercise-statistics?module=IC0110')
})

test('lists which parts of an exercise were wrong at first, and keeps the tab in the address', async () => {
  open(false, '/question-statistics?part=exercises')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for Find the faults of a ladder' }),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'See the mistakes' }))
  const dialog = screen.getByRole('dialog', { name: 'Find the faults of a ladder' })
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'A rail with a crack3 · 75%',
    'Feet on firm ground1 · 25%',
  ])
})

test('lists what was not compared with the text of the standard, and the sources', async () => {
  open(false, '/question-statistics?part=review&module=IC0116')
  expect(await cellsOf(/IC0116-q10/)).toEqual(expect.arrayContaining(['1910.147(c)(9)', 'Not found.']))
  expect(screen.getByRole('status')).toHaveTextContent(
    'Reviewed on Nov 23, 2026, next review May 23, 2027. 1 point is open.',
  )
  expect(screen.getByRole('heading', { name: 'Checked against' })).toBeVisible()
  expect(screen.getByText('1910.147(d), a copy of 2026')).toBeVisible()
})

test('marks a point as checked with what was read, and shows the open ones only', async () => {
  const api = open(false, '/question-statistics?part=review&module=IC0116')
  expect(await cellsOf(/IC0116-q11/)).toEqual(
    expect.arrayContaining(['Checkedpia@oncall.test, Nov 24, 2026eCFR']),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open')
  expect(screen.queryByRole('row', { name: /IC0116-q11/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Actions for IC0116-q10/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as checked' }))
  const dialog = screen.getByRole('dialog', { name: 'Mark a point as checked' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as checked' }))
  const source = within(dialog).getByRole('textbox', { name: 'What you read' })
  await waitFor(() => expect(source).toHaveAccessibleDescription(/Enter what you read/))
  await userEvent.type(source, 'eCFR')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as checked' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ module: 'IC0116', key: 'k10', source: 'eCFR', note: '' },
  })
})

test('asks for another module, and keeps it in the address', async () => {
  const api = open(false, '/question-statistics?module=IC0112')
  expect(await screen.findByRole('combobox', { name: 'Module' })).toHaveValue('IC0112')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Module' }),
    'IC0117 Chemical Hazard Comm',
  )
  await screen.findByRole('row', { name: /How far out/ })
  expect(api.calls.map(({ path }) => path)).toEqual([
    '/admin/question-statistics?module=IC0112',
    '/admin/question-statistics?module=IC0117',
  ])
})

test('counts all sites for a platform operator who wants it', async () => {
  const api = open(true)
  await screen.findByRole('row', { name: /In which order/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Learners of' }), 'All sites')
  expect(await screen.findByText(/1,200 graded quizzes/)).toBeVisible()
  expect(api.calls.at(-1)?.path).toBe('/platform/question-statistics?module=IC0110')
})

test('does not count all sites for anybody else, whatever the address says', async () => {
  const api = open(false, '/question-statistics?scope=all')
  await screen.findByRole('row', { name: /In which order/ })
  expect(api.calls.map(({ path }) => path)).toEqual(['/admin/question-statistics?module=IC0110'])
})
