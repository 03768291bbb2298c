import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import axe from 'axe-core'
import type { Answer, Question } from '@platform/shared-contracts/http'
import { isAnswered } from '@platform/shared-contracts/rules'
import { loadFigures } from '../figure/loaded-figures.ts'
import { QuestionField } from './question-field.tsx'
import { QUESTIONS } from './testing/questions.ts'

// A drawing comes after the question that it belongs to.
beforeAll(() => loadFigures(['ladder-angle']))

const given = jest.fn<void, [Answer]>()
beforeEach(() => given.mockClear())

function Field({ question, start }: { readonly question: Question; readonly start?: Answer | undefined }) {
  const [answer, setAnswer] = useState(start)
  const change = (next: Answer) => {
    given(next)
    setAnswer(next)
  }
  return <QuestionField question={question} answer={answer} onAnswer={change} />
}

const open = (kind: Question['kind'], start?: Answer) =>
  render(<Field question={QUESTIONS[kind]} start={start} />)
const last = () => given.mock.lastCall?.[0]
/** Tab, until the element has the focus. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let stops = 0; stops < 20 && document.activeElement !== element; stops += 1) await userEvent.tab()
  expect(element).toHaveFocus()
}

test.each(Object.values(QUESTIONS))(
  'a question of the kind $kind is a group named by its text',
  async (question) => {
    const { container } = render(<Field question={question} />)
    expect(screen.getByRole('group', { name: question.text })).toBeVisible()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test.each(Object.values(QUESTIONS))('a locked question of the kind $kind takes no answer', (question) => {
  render(<QuestionField question={question} answer={undefined} onAnswer={given} isLocked />)
  const controls = ['radio', 'checkbox', 'button', 'combobox', 'textbox'].flatMap((role) =>
    screen.queryAllByRole(role),
  )
  expect(controls).not.toEqual([])
  for (const control of controls) expect(control).toBeDisabled()
})

test('a scenario tells its story, and one decision is taken by the arrow keys', async () => {
  open('scenario')
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Ana sees a cracked rail.')
  await tabTo(screen.getByRole('radio', { name: 'Tape it' }))
  await userEvent.keyboard(' {ArrowDown}')
  expect(last()).toBe(1)
})

test('several options are ticked, and unticked again', async () => {
  open('multiple', [2])
  expect(screen.getByRole('checkbox', { name: 'Helper' })).toBeChecked()
  await tabTo(screen.getByRole('checkbox', { name: 'Tie-off' }))
  await userEvent.keyboard(' ')
  expect(last()).toEqual([1, 2])
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByText('Helper'))
  expect(last()).toEqual([])
  expect(isAnswered(last())).toBe(false)
})

const stepsOnScreen = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('steps are moved by buttons, each move is announced, and the focus stays with the step', async () => {
  open('order')
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Put the steps in order with the arrows.')
  const down = screen.getByRole('button', { name: 'Move down: Climb' })
  await tabTo(down)
  await userEvent.keyboard('{Enter}')
  expect(last()).toEqual([1, 0, 2])
  expect(screen.getByRole('status')).toHaveTextContent('Climb: now number 2 of 3')
  expect(stepsOnScreen()).toEqual(['Look up', 'Climb', 'Set up'])
  await userEvent.keyboard('{Enter}')
  expect(last()).toEqual([1, 2, 0])
  expect(screen.getByRole('button', { name: 'Move down: Climb' })).toHaveFocus()
  expect(down).toHaveAttribute('aria-disabled', 'true')
  given.mockClear()
  await userEvent.keyboard('{Enter}')
  expect(given).not.toHaveBeenCalled()
})

test('an order as it is shown is an answer only when it was confirmed', async () => {
  open('order')
  const mine = screen.getByRole('checkbox', { name: 'This is my order' })
  expect(mine).not.toBeChecked()
  await userEvent.click(mine)
  expect(last()).toEqual([0, 1, 2])
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Set up' }))
  await userEvent.click(mine)
  expect(last()).toEqual([])
  expect(stepsOnScreen()).toEqual(['Climb', 'Set up', 'Look up'])
  expect(mine).not.toBeChecked()
})

test('a match is answered when each left side has an option', async () => {
  open('match')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rung' }), 'Twist it')
  expect(last()).toEqual([-1, 0])
  expect(isAnswered(last())).toBe(false)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rail' }), 'Sight down it')
  expect(last()).toEqual([1, 0])
  expect(isAnswered(last())).toBe(true)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rail' }), 'Choose')
  expect(last()).toEqual([-1, 0])
})

test('a number is typed, with its unit or without, and what is no number withdraws it', async () => {
  open('number')
  const field = screen.getByRole('textbox', { name: 'Your answer in ft' })
  expect(field).toHaveAttribute('inputmode', 'decimal')
  await userEvent.type(field, '1.5')
  expect([last(), field]).toEqual([1.5, expect.objectContaining({ value: '1.5' })])
  await userEvent.type(field, ' ft')
  expect(last()).toBe(1.5)
  await userEvent.type(field, '!')
  expect(last()).toEqual([])
  expect(field).toHaveAccessibleDescription('Type a number, such as 12.5.')
  await userEvent.clear(field)
  expect([last(), field.getAttribute('aria-invalid')]).toEqual([[], null])
})

test('a number that is saved, or that another tab changes, is shown', () => {
  const { rerender } = render(<QuestionField question={QUESTIONS.number} answer={7} onAnswer={given} />)
  const field = screen.getByRole('textbox')
  expect(field).toHaveValue('7')
  rerender(<QuestionField question={QUESTIONS.number} answer={8} onAnswer={given} />)
  expect(field).toHaveValue('8')
})

test('a place in a drawing is pointed at, or chosen by its name, or by the arrow keys', async () => {
  open('point')
  const places = screen.getAllByRole('radio')
  expect(places.map((place) => (place as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'A: Near the ground',
    'B: Halfway up',
    'C: At the upper end',
  ])
  await userEvent.click(places[2]!)
  expect(last()).toBe(2)
  await userEvent.click(screen.getByText('A: Near the ground'))
  expect(last()).toBe(0)
  places[0]!.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(last()).toBe(1)
})

test('a drawing that this release does not know leaves its places to choose from', async () => {
  render(<Field question={{ ...QUESTIONS.point, figure: 'of-tomorrow' }} />)
  await userEvent.click(screen.getByRole('radio', { name: 'B: Halfway up' }))
  expect(last()).toBe(1)
})
