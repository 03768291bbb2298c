import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { Exercise } from '@platform/shared-contracts/http'
import { ExerciseCard } from './exercise-card.tsx'
import { loadStage } from './load-stage.ts'
import { EXERCISES } from './testing/exercises.ts'

const tried = jest.fn<void, [readonly number[]]>()
// The files of the kinds come first, so that no test waits for them.
beforeAll(() => Promise.all(Object.values(EXERCISES).map(({ kind }) => loadStage(kind))))
beforeEach(() => tried.mockClear())

const show = (exercise: Exercise, last: readonly number[] | null = null) =>
  render(<ExerciseCard exercise={exercise} last={last} history="Not tried yet." onTry={tried} />)
async function open(kind: Exercise['kind'], last?: readonly number[]) {
  show(EXERCISES[kind], last ?? null)
  const region = screen.getByRole('region', { name: `Exercise ${kind}` })
  await waitFor(() => expect(within(region).queryByText('Loading the exercise')).toBeNull())
  return region
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }))
const status = () => screen.getByRole('status').textContent

test.each(Object.values(EXERCISES))(
  'an exercise of the kind $kind is a region named by its title that passes the checks of axe',
  async (exercise) => {
    const { container } = show(exercise)
    expect(screen.getByRole('region', { name: exercise.title })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading the exercise')).toBeNull())
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('faults are marked by the keyboard, each mark is announced, and a check says what is right and why', async () => {
  await open('spots')
  const crack = await screen.findByRole('checkbox', { name: 'A: A rail with a crack' })
  crack.focus()
  await userEvent.keyboard(' ')
  expect(status()).toBe('A is marked as a fault.')
  await check()
  expect(tried).toHaveBeenLastCalledWith([0])
  expect(status()).toContain('2 of 3 right.')
  expect(screen.getByText('You slip.').closest('span[data-right]')).toHaveAttribute('data-right', 'false')
  await userEvent.click(screen.getByRole('checkbox', { name: 'C: A rung with oil' }))
  expect(screen.queryByText('You slip.')).toBeNull()
  await check()
  expect(status()).toBe('All correct: 3 of 3.')
  await check()
  expect(tried).toHaveBeenCalledTimes(2)
})

test('gear is taken and worn in the picture, and put back', async () => {
  const region = await open('gear')
  const helmet = await screen.findByRole('checkbox', { name: 'Helmet' })
  const shapes = () => region.querySelectorAll('svg[viewBox="0 0 200 330"] path').length
  const before = shapes()
  await userEvent.click(helmet)
  expect([shapes() - before, status()]).toEqual([1, 'Helmet: taken.'])
  await userEvent.click(helmet)
  expect([shapes() - before, status()]).toEqual([0, 'Helmet: put back.'])
})

test('a tag is read: lines that are a problem are ticked, and a decision is asked for', async () => {
  await open('tag')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Inspected Tuesday' }))
  await check()
  expect([status(), tried.mock.calls]).toEqual(['Decide what to do first.', []])
  await userEvent.click(screen.getByRole('radio', { name: 'Climb' }))
  await check()
  expect(tried).toHaveBeenLastCalledWith([0, 0])
  expect(screen.getByText(/Nobody inspected it/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Stay off' }))
  await check()
  expect(status()).toBe('All correct: 3 of 3.')
})

test('steps are moved by buttons, the focus stays with the step, and each move is announced', async () => {
  await open('order')
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const up = await screen.findByRole('button', { name: 'Move up: Look' })
  expect(texts()).toEqual(['Lift', 'Look', 'Tie'])
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual(['Look', 'Lift', 'Tie'])
  expect(status()).toBe('Look: now number 1 of 3')
  expect(screen.getByRole('button', { name: 'Move up: Look' })).toHaveFocus()
  await check()
  expect(tried).toHaveBeenLastCalledWith([0, 1, 2])
})

test('items are put into bins one after the other, and taken back with the focus on the next choice', async () => {
  await open('sort')
  const stop = await screen.findByRole('button', { name: 'Put it into: Stop' })
  stop.focus()
  await userEvent.keyboard('{Enter}')
  expect(status()).toBe('Frost: put into Stop. 1 left.')
  expect(stop).toHaveFocus()
  await check()
  expect(status()).toBe('1 place is still empty.')
  await userEvent.click(stop)
  const bin = screen.getByRole('region', { name: 'Stop' })
  await userEvent.click(within(bin).getByRole('button', { name: 'Take back: Locked door' }))
  expect(status()).toBe('Locked door: back in your hand.')
  const go = screen.getByRole('button', { name: 'Put it into: Go on' })
  expect(go).toHaveFocus()
  await userEvent.click(go)
  await check()
  expect(tried).toHaveBeenLastCalledWith([1, 0])
})

test('a label is built: a place is chosen, then its part, and the next empty place follows', async () => {
  await open('build')
  await userEvent.click(await screen.findByRole('button', { name: 'Caution' }))
  expect(status()).toBe('Signal word: Caution')
  expect(screen.getByRole('button', { name: 'Pictogram: Empty' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Flame' }))
  await userEvent.click(screen.getByRole('button', { name: 'Signal word: Caution' }))
  await userEvent.click(screen.getByRole('button', { name: 'Danger' }))
  expect(screen.getByRole('button', { name: 'Flame (in use)' })).toBeVisible()
  await check()
  expect(tried).toHaveBeenLastCalledWith([1, 0])
  expect(status()).toBe('All correct: 2 of 2.')
})

test('sliders say their value with its unit, and result and picture follow', async () => {
  const region = await open('sliders')
  const foot = await screen.findByRole('slider', { name: 'Foot' })
  expect(foot).toHaveAttribute('aria-valuetext', '2 ft')
  expect(screen.getByText('10', { selector: 'dd' })).toBeVisible()
  const picture = () => within(region).getByRole('img').innerHTML
  const before = picture()
  fireEvent.change(foot, { target: { value: '5' } })
  expect(foot).toHaveAttribute('aria-valuetext', '5 ft')
  expect(screen.getByRole('img', { name: 'Picture of: Foot 5 ft; Rails 4 ft; Ratio 4' })).toBeVisible()
  expect(picture()).not.toBe(before)
  await check()
  expect(tried).toHaveBeenLastCalledWith([5, 4])
})

test('a gauge is set', async () => {
  await open('gauge')
  const alarm = await screen.findByRole('slider', { name: 'Alarm' })
  fireEvent.change(alarm, { target: { value: '19' } })
  await check()
  expect([status()?.slice(0, 6), screen.getByText(/Below it there is too little/)]).toEqual([
    '0 of 1',
    expect.anything(),
  ])
  fireEvent.change(alarm, { target: { value: '19.5' } })
  await check()
  expect(status()).toBe('All correct: 1 of 1.')
})

test('the last try is shown again with its reasons, and can be started over', async () => {
  await open('sort', [1, 1])
  expect(await screen.findByText('Nobody comes.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.queryByText('Nobody comes.')).toBeNull()
  await check()
  expect(tried).not.toHaveBeenCalled()
})
