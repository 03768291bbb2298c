import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as ForgotPasswordRoute } from './forgot-password.route.tsx'
import { Component as ResetPasswordRoute } from './reset-password.route.tsx'

describe('forgotten password', () => {
  async function ask(answer: unknown) {
    const { services, calls } = fakeShell({ api: { 'POST /auth/forgot-password': answer } })
    renderInShell(<ForgotPasswordRoute />, services, '/forgot-password')
    await userEvent.type(screen.getByLabelText('Email'), 'ana@oncall.test')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    return calls
  }

  it('requests an email without revealing whether the account exists', async () => {
    const calls = await ask(() => ({ status: 202 }))
    expect(calls).toEqual([
      { method: 'POST', path: '/auth/forgot-password', body: { email: 'ana@oncall.test' } },
    ])
    expect(await screen.findByText(/If an account exists for that address/)).toBeInTheDocument()
  })

  it('sends nothing to what is no address', async () => {
    const { services, calls } = fakeShell({ api: { 'POST /auth/forgot-password': () => ({ status: 202 }) } })
    renderInShell(<ForgotPasswordRoute />, services, '/forgot-password')
    const email = screen.getByLabelText('Email')
    await userEvent.type(email, 'ana.oncall')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an email address like/))
    expect(calls).toEqual([])
  })

  it("shows the server's message after too many requests", async () => {
    await ask(() => ({ status: 429, body: { message: 'Please wait a minute.' } }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.')
    expect(screen.getByLabelText('Email')).toHaveValue('ana@oncall.test')
  })
})

describe('new password from the link in an email', () => {
  async function reset(answer: unknown, password: string, confirmation = password) {
    const { services, calls } = fakeShell({ api: { 'POST /auth/reset-password': answer } })
    renderInShell(<ResetPasswordRoute />, services, '/reset-password?token=t-1')
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    return calls
  }

  it('is saved with the token of the link', async () => {
    const calls = await reset(() => ({ status: 204 }), 'Ladders2026')
    expect(calls.map(({ body }) => body)).toEqual([{ token: 't-1', password: 'Ladders2026' }])
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('asks before a click on a link loses the password that was typed', async () => {
    const { services } = fakeShell({ api: {} })
    renderInShell(<ResetPasswordRoute />, services, '/reset-password?token=t-1')
    await userEvent.type(screen.getByLabelText('New password'), 'Ladders2026')
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('Ladders2026')
  })

  it('is refused when the link was used, with a way to a new one', async () => {
    await reset(() => ({ status: 410, body: { message: 'gone' } }), 'Ladders2026')
    expect(await screen.findByRole('alert')).toHaveTextContent('already been used or has expired')
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  })

  it('requires the names of an unconfirmed account, and preserves the password', async () => {
    const answer = ({ body }: { body: { firstName?: string } }) =>
      body.firstName
        ? { status: 204 }
        : { status: 409, body: { message: 'Your name, too.', code: 'names-needed' } }
    const calls = await reset(answer, 'Ladders2026')
    await userEvent.type(await screen.findByLabelText('First name'), 'Olive')
    await userEvent.type(screen.getByLabelText('Last name'), 'Owner')
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument()
    expect(calls.at(-1)?.body).toEqual({
      token: 't-1',
      password: 'Ladders2026',
      firstName: 'Olive',
      lastName: 'Owner',
    })
  })

  it('is refused at its field when it is too easy to guess', async () => {
    const fields = { password: 'Make it longer.' }
    await reset(() => ({ status: 422, body: { message: 'Make it longer.', fields } }), 'Ladders2026')
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(/Make it longer\./)
    expect(screen.getByLabelText('New password')).toHaveValue('Ladders2026')
  })

  it('is not sent when the two differ', async () => {
    expect(await reset({}, 'Ladders2026', 'Ladders2027')).toEqual([])
    const field = screen.getByLabelText('Confirm new password')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Passwords do not match'))
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
  })

  it('needs the token of the link', () => {
    renderInShell(<ResetPasswordRoute />, fakeShell().services, '/reset-password')
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })
})
