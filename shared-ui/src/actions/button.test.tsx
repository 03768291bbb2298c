import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { BusyButton, Button, LinkButton } from './button.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

test('does not submit a form by a button without type submit', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Help</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a busy button is disabled, and says what it does (spec section 2)', async () => {
  const onClick = jest.fn()
  const { container, rerender } = render(
    <BusyButton isBusy={false} busyText="Signing in..." onClick={onClick}>
      Sign In
    </BusyButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(onClick).toHaveBeenCalledTimes(1)

  rerender(
    <BusyButton isBusy busyText="Signing in..." onClick={onClick}>
      Sign In
    </BusyButton>,
  )
  const busy = screen.getByRole('button', { name: 'Signing in...' })
  expect(busy).toBeDisabled()
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(busy)
  expect(onClick).toHaveBeenCalledTimes(1)
  await expectAccessible(container)
})

test('a busy button shows its own text when it has no other', () => {
  render(<BusyButton isBusy>Save</BusyButton>)
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a link button is a link, to a page or to a file', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/register">Create account</LinkButton>
      <LinkButton href="/files/checklist.pdf" download>
        Download
      </LinkButton>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register')
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/files/checklist.pdf')
})
