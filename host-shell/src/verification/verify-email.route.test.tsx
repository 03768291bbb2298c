import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as VerifyEmailRoute } from './verify-email.route.tsx'

function open(at: string, api: Record<string, unknown> = {}) {
  const { services, calls } = fakeShell({ api })
  renderInShell(<VerifyEmailRoute />, services, at)
  return calls
}

test('it verifies the token of the link, and leads to the sign-in', async () => {
  const calls = open('/verify-email?token=t-1', { 'POST /auth/verify-email': () => ({ status: 204 }) })
  expect(await screen.findByText(/Your email address is verified/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(calls.map(({ body }) => body)).toEqual([{ token: 't-1' }])
})

test('it takes the page for which the person registered along to the sign-in', async () => {
  const { services } = fakeShell({ api: { 'POST /auth/verify-email': () => ({ status: 204 }) } })
  const page = renderInShell(
    <VerifyEmailRoute />,
    services,
    '/verify-email?token=t-1&from=%2Fcheckout%3Fplan%3DLS0100',
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect([page.place(), page.state()]).toEqual([
    '/login',
    { reason: 'sign-in', from: '/checkout?plan=LS0100' },
  ])
})

test('it takes no page of another site along', async () => {
  const { services } = fakeShell({ api: { 'POST /auth/verify-email': () => ({ status: 204 }) } })
  const page = renderInShell(<VerifyEmailRoute />, services, '/verify-email?token=t-1&from=%2F%2Fevil.test')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(page.state()).toBeNull()
})

test('it has the email sent again when the link has expired', async () => {
  const calls = open('/verify-email?token=old', {
    'POST /auth/verify-email': () => ({ status: 410 }),
    'POST /auth/resend-verification': () => ({ status: 202 }),
  })
  expect(await screen.findByText(/This link has expired/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Email'), 'ana@oncall.test')
  await userEvent.click(screen.getByRole('button', { name: 'Resend the email' }))
  expect(await screen.findByText(/we sent a new email/)).toBeInTheDocument()
  expect(calls.at(-1)).toMatchObject({
    path: '/auth/resend-verification',
    body: { email: 'ana@oncall.test' },
  })
})

test('it offers a retry with the link when there is no response', async () => {
  let turn = 0
  open('/verify-email?token=t-1', {
    'POST /auth/verify-email': () => ((turn += 1) === 1 ? { status: 503 } : { status: 204 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Your email address is verified/)).toBeInTheDocument()
})

test('it refers to the email when there is no token, and sends no request', () => {
  expect(open('/verify-email')).toEqual([])
  expect(screen.getByText(/We sent you an email with a link/)).toBeInTheDocument()
})

test('it asks for the registered password in another browser, and says when it is wrong', async () => {
  const calls = open('/verify-email?token=t-1', {
    'POST /auth/verify-email': ({ body }: { body: { password?: string } }) => {
      if (body.password === 'the right one') return { status: 204 }
      if (body.password === undefined)
        return { status: 409, body: { message: 'Which one?', code: 'password-needed' } }
      const message = 'Not this one.'
      return { status: 422, body: { message, code: 'wrong-password', fields: { password: message } } }
    },
  })
  const field = await screen.findByLabelText('Password')
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await userEvent.type(field, 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Verify my email' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not this one.'))
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, 'the right one')
  await userEvent.click(screen.getByRole('button', { name: 'Verify my email' }))
  expect(await screen.findByText(/Your email address is verified/)).toBeInTheDocument()
  expect(calls.at(-1)).toMatchObject({ body: { token: 't-1', password: 'the right one' } })
})
