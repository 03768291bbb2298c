import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { Question, QuestionReview } from '@platform/shared-contracts/http'
import { loadFigures } from '../../figure/loaded-figures.ts'
import { QUESTIONS } from '../testing/questions.ts'
import { QuestionReviews } from './question-review.tsx'

// A drawing comes after the question that it belongs to.
beforeAll(() => loadFigures(['ladder-angle']))

const common = {
  isRight: false,
  chosen: null,
  answer: null,
  explanation: '',
  whys: [],
  cite: '1926.1053(b)(1)',
  lesson: { id: 'IC0110-setting-up', section: 2 },
}

function show(question: Question, review: Partial<QuestionReview>) {
  const shown = { ...common, id: question.id, ...review }
  render(<QuestionReviews code="IC0110" questions={[question]} review={[shown]} />, { wrapper: MemoryRouter })
}
const items = () =>
  screen
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

test('explains every option once the key may be shown', () => {
  show(QUESTIONS.choice, { chosen: 0, answer: 1, whys: ['Too steep.', 'A quarter.', 'Too flat.'] })
  expect(screen.getByText('Wrong')).toBeVisible()
  expect(items()).toEqual([
    '2 ft Your answer Too steep.',
    '5 ft Correct answer A quarter.',
    '10 ft Too flat.',
  ])
})

test('shows only what was chosen until then', () => {
  show(QUESTIONS.scenario, { chosen: 2, whys: [null, null, 'The rail breaks.'] })
  expect(items()).toEqual(['Climb Your answer The rail breaks.'])
  expect(screen.getByText('Ana sees a cracked rail.')).toBeVisible()
  expect(screen.queryByText(/Correct answer/)).not.toBeInTheDocument()
})

test('shows nothing but the question where nothing was answered', () => {
  show(QUESTIONS.multiple, {})
  expect(screen.getByText('Not answered')).toBeVisible()
  expect(items()).toEqual([])
})

test('marks each of several options', () => {
  show(QUESTIONS.multiple, {
    chosen: [0, 1],
    answer: [1, 2],
    whys: ['Slips.', 'Holds.', 'Holds too.', 'Pushes.'],
  })
  expect(items()).toEqual([
    'Mud Your answer Slips.',
    'Tie-off Your answer Correct answer Holds.',
    'Helper Correct answer Holds too.',
    'Wind Pushes.',
  ])
})

test('shows both orders, the right one with its reasons', () => {
  show(QUESTIONS.order, { chosen: [0, 1, 2], answer: [1, 2, 0], whys: ['Last.', 'First.', 'Then.'] })
  const [mine, right] = ['Your order', 'Correct order'].map((name) =>
    within(screen.getByRole('heading', { name }).parentElement!).getAllByRole('listitem'),
  )
  expect(mine!.map(({ textContent }) => textContent.trim())).toEqual(['Climb', 'Look up', 'Set up'])
  expect(right!.map(({ textContent }) => textContent)).toEqual([
    'Look up First.',
    'Set up Then.',
    'Climb Last.',
  ])
})

test('shows what belongs to each left side', () => {
  show(QUESTIONS.match, { chosen: [-1, 0], answer: [1, 0], whys: ['It shows bends.', 'It may be loose.'] })
  expect(items()).toEqual([
    'Rail Your answer: nothing chosen Correct answer: Sight down it It shows bends.',
    'Rung Your answer: Twist it It may be loose.',
  ])
})

test('shows a number with its unit and the mistake behind it', () => {
  show(QUESTIONS.number, {
    chosen: 1200.5,
    answer: 3,
    whys: ['You multiplied.'],
    explanation: 'Divide by four.',
  })
  for (const text of [
    'Your answer: 1,200.5 ft',
    'Correct answer: 3 ft',
    'You multiplied.',
    'Divide by four.',
  ])
    expect(screen.getByText(text)).toBeVisible()
})

test('shows the places of a drawing by their letters', () => {
  show(QUESTIONS.point, { chosen: 0, answer: 2, whys: ['The foot.', 'Below you.', 'Yes.'] })
  expect(items()).toEqual([
    'A: Near the ground Your answer The foot.',
    'B: Halfway up Below you.',
    'C: At the upper end Correct answer Yes.',
  ])
})

test('links to the section that teaches it, where the paper names one', () => {
  show(QUESTIONS.choice, {})
  expect(screen.getByRole('link', { name: 'Read it again in the lesson (question 1)' })).toHaveAttribute(
    'href',
    '/modules/IC0110?lesson=IC0110-setting-up&section=2',
  )
})

test('shows the result of a paper from before there were kinds', () => {
  show(QUESTIONS.choice, { chosen: 0, answer: 1, whys: [], lesson: null, explanation: 'Because.' })
  expect(items()).toEqual(['2 ft Your answer', '5 ft Correct answer', '10 ft'])
  expect(screen.getByText('Because.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Read it again/ })).not.toBeInTheDocument()
})
