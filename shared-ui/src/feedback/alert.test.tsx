import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Alert } from './alert.tsx'
import { Button } from '../actions/button.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a message of kind %s is announced as %s', (kind, role) => {
  render(<Alert kind={kind}>Something happened.</Alert>)
  expect(screen.getByRole(role)).toHaveTextContent('Something happened.')
})

test('closes an alert only where its owner allows it, and offers its action', async () => {
  const [onDismiss, onRetry] = [jest.fn(), jest.fn()]
  const { container, rerender } = render(<Alert kind="info">Saved.</Alert>)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(
    <Alert
      kind="danger"
      title="Not saved"
      onDismiss={onDismiss}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      The network is down.
    </Alert>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(onDismiss).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})
