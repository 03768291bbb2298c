import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Menu, type MenuEntry } from './menu.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

const onLogout = jest.fn()
const onDelete = jest.fn()
const ENTRIES: readonly MenuEntry[] = [
  { kind: 'heading', label: 'Ana Reyes', hint: 'ana@oncall.test' },
  { label: 'Quizzes', to: '/quizzes' },
  { label: 'Certificates', to: '/certificates', lockedReason: 'They come with a subscription.' },
  null,
  { kind: 'separator' },
  { label: 'Logout', onSelect: onLogout },
  { label: 'Delete', onSelect: onDelete, isDisabled: true },
]

function show(props: { openOnHover?: boolean } = {}) {
  return render(
    <MemoryRouter>
      <Menu label="Services" entries={ENTRIES} {...props} />
      <button>Elsewhere</button>
    </MemoryRouter>,
  )
}

const button = () => screen.getByRole('button', { name: 'Services' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const isOpen = () => screen.queryByRole('menu') !== null

beforeEach(() => jest.clearAllMocks())

test('a click opens and closes it, and says so', async () => {
  const { container } = show()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('menuitem')).toHaveLength(4)
  expect(item('Quizzes')).toHaveAttribute('href', '/quizzes')
  await expectAccessible(container)
  await userEvent.click(button())
  expect(isOpen()).toBe(false)
})

test.each([
  ['ArrowDown', 'Quizzes'],
  ['Enter', 'Quizzes'],
  [' ', 'Quizzes'],
  ['ArrowUp', 'Delete'],
])('the key "%s" opens it on %s', async (key, name) => {
  show()
  button().focus()
  await userEvent.keyboard(`{${key}}`)
  expect(item(name)).toHaveFocus()
})

test('arrow keys wrap around, Home and End go to the ends, letters to the next match', async () => {
  show()
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  for (const [key, name] of [
    ['{ArrowDown}', 'Certificates'],
    ['{End}', 'Delete'],
    ['{ArrowDown}', 'Quizzes'],
    ['{ArrowUp}', 'Delete'],
    ['{Home}', 'Quizzes'],
    ['l', 'Logout'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(item(name)).toHaveFocus()
  }
})

test('Escape closes it and restores the focus', async () => {
  show()
  button().focus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(isOpen()).toBe(false)
  expect(button()).toHaveFocus()
})

test('a press outside closes it, and so does moving the focus away', async () => {
  show()
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(isOpen()).toBe(false)
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  expect(isOpen()).toBe(false)
})

test('an action runs once and closes it; a disabled one does nothing', async () => {
  show()
  await userEvent.click(button())
  await userEvent.click(item('Delete'))
  expect(onDelete).not.toHaveBeenCalled()
  expect(isOpen()).toBe(true)
  await userEvent.click(item('Logout'))
  expect(onLogout).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
  expect(button()).toHaveFocus()
})

test('a locked entry is still a link, and says why it is locked', async () => {
  show()
  await userEvent.click(button())
  expect(item('Certificates')).toHaveAccessibleDescription('They come with a subscription.')
  expect(item('Certificates')).toHaveAttribute('href', '/certificates')
})

describe('a menu that opens on hover', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const someone = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  it('closes when the mouse leaves, unless it returns immediately', async () => {
    const user = someone()
    show({ openOnHover: true })
    await user.hover(button())
    expect(isOpen()).toBe(true)
    await user.unhover(button())
    wait(50)
    await user.hover(item('Quizzes'))
    wait(1000)
    expect(isOpen()).toBe(true)
    await user.unhover(item('Quizzes'))
    wait(1000)
    expect(isOpen()).toBe(false)
  })

  it('stays open after a click that hovered first, until the next click', async () => {
    const user = someone()
    show({ openOnHover: true })
    await user.hover(button())
    await user.click(button())
    expect(isOpen()).toBe(true)
    await user.unhover(button())
    wait(1000)
    expect(isOpen()).toBe(true)
    await user.click(button())
    expect(isOpen()).toBe(false)
  })

  it('opens and stays open on touch', async () => {
    const user = someone()
    show({ openOnHover: true })
    await user.pointer([{ keys: '[TouchA]', target: button() }])
    wait(1000)
    expect(isOpen()).toBe(true)
  })
})
