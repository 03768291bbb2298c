import { act, fireEvent, screen } from '@testing-library/react'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { TabletBar } from './tablet-bar.tsx'
import { noteUse } from '../lib/tablet-device.ts'

const MINUTE_MS = 60_000
const rosa = signedInAs({ firstName: 'Rosa', lastName: 'Diaz', isOnTablet: true })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  noteUse(Date.now())
})
afterEach(() => jest.useRealTimers())

function open() {
  let left = 0
  const { services } = fakeShell({ session: rosa, logout: async () => void (left += 1) })
  const { place } = renderInShell(<TabletBar user={rosa.user!} />, services, '/modules')
  return { place, left: () => left }
}
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS))
const question = () => screen.queryByRole('dialog', { name: 'Are you still there?' })

test('it names who is signed in, and leads back to the sign-in of the tablet', async () => {
  const { place, left } = open()
  expect(screen.getByText('You are signed in as Rosa Diaz.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await pass(0)
  expect([left(), place()]).toEqual([1, '/tablet'])
})

test('it asks after 9 minutes without use, and signs out after 10', async () => {
  const { place, left } = open()
  await pass(8.9)
  expect(question()).toBeNull()
  await pass(0.2)
  expect(question()).toBeVisible()
  // Only the answer counts, not a hand that brushes the screen.
  fireEvent.pointerDown(document.body)
  await pass(1)
  expect([left(), place()]).toEqual([1, '/tablet'])
})

test('it goes on while someone uses the page, and after the question is answered', async () => {
  const { left } = open()
  await pass(8)
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(8)
  expect(question()).toBeNull()
  await pass(1.1)
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await pass(5)
  expect([question(), left()]).toEqual([null, 0])
})

test('it signs out at once when the page was closed for longer', async () => {
  noteUse(Date.now() - 11 * MINUTE_MS)
  const { left } = open()
  await pass(0)
  expect(left()).toBe(1)
})
