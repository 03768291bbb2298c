import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AnimatedDrawing } from './animated-drawing.tsx'

const TEXTS = ['It stands.', 'It slides.', 'It falls.']
const ANIMATION = { Drawing: () => <path d="M0 0h9" />, ends: [2, 4, 6], useSteps: () => TEXTS }

let leave: () => void = () => undefined
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      leave = () => onChange([{ isIntersecting: false } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {
      leave = () => undefined
    }
  } as never
})

function open() {
  render(<AnimatedDrawing animation={ANIMATION} steps={3} height={100} alt="A ladder" />)
}
const stage = () => screen.getByRole('img', { name: 'A ladder' })
const isPlaying = () => stage().hasAttribute('data-playing')
const sentence = () =>
  screen.getAllByRole('listitem', { hidden: true }).find(({ className }) => className === '')?.textContent
const end = (step: number) => fireEvent.animationEnd(stage().querySelectorAll('rect')[step]!)

test('stands still until asked, plays each step with its sentence, and stops after one run', async () => {
  open()
  expect([isPlaying(), sentence()]).toEqual([false, 'It stands.'])
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(isPlaying()).toBe(true)
  end(0)
  expect(sentence()).toBe('It slides.')
  end(1)
  end(2)
  expect([isPlaying(), sentence()]).toEqual([false, 'It falls.'])
})

test('is paused and goes on by the keyboard', async () => {
  open()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(isPlaying()).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(isPlaying()).toBe(true)
})

test('each step is a still frame of its own', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Step 2 of 3' }))
  expect([isPlaying(), sentence()]).toEqual([false, 'It slides.'])
  expect(screen.getByRole('button', { name: 'Step 2 of 3' })).toHaveAttribute('aria-current', 'step')
  expect(stage().style.getPropertyValue('--from')).toBe('-3.98s')
})

test('stops when it leaves the screen', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  act(() => leave())
  expect(isPlaying()).toBe(false)
})
