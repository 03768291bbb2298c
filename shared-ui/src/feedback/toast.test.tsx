import { act, fireEvent, render, screen } from '@testing-library/react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { ToastRegion, type Notice } from './toast.tsx'

const SAVED: Notice = { id: 1, kind: 'success', message: 'Saved.' }
const FAILED: Notice = { id: 2, kind: 'danger', message: 'Not saved.' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a success disappears automatically, a failure stays until it is dismissed', () => {
  const onDismiss = jest.fn()
  render(<ToastRegion notices={[SAVED, FAILED]} onDismiss={onDismiss} />)
  act(() => jest.advanceTimersByTime(60_000))
  expect(onDismiss.mock.calls).toEqual([[1]])
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!)
  expect(onDismiss).toHaveBeenLastCalledWith(2)
})

test('a toast with focus does not disappear', () => {
  const onDismiss = jest.fn()
  render(<ToastRegion notices={[SAVED]} onDismiss={onDismiss} />)
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => jest.advanceTimersByTime(60_000))
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => jest.advanceTimersByTime(60_000))
  expect(onDismiss).toHaveBeenCalledWith(1)
})

test('the region is there before its first line, so that the line is announced', async () => {
  jest.useRealTimers()
  const { container, rerender } = render(<ToastRegion notices={[]} onDismiss={() => undefined} />)
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  rerender(<ToastRegion notices={[SAVED]} onDismiss={() => undefined} />)
  expect(screen.getByRole('region')).toBe(region)
  expect(region).toHaveTextContent('Saved.')
  await expectAccessible(container)
})
