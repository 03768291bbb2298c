import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUser } from '@platform/shared-contracts/testing'
import type { SecondFactorMethod } from '@platform/shared-contracts/http'
import type { LoginOutcome, ShellSession } from '../app/shell-services.ts'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as LoginRoute } from './login.route.tsx'

const refused = (code: string, message: string): LoginOutcome => ({
  ok: false,
  failure: { kind: 'server', message, code },
})

/** Signs in by password, and comes to the second step. */
async function open(next: LoginOutcome, methods: SecondFactorMethod[] = ['totp', 'recovery-code']) {
  const step = { challenge: 'c-1', expiresAt: '2026-01-01T00:05:00.000Z', methods }
  const login = jest.fn<ReturnType<ShellSession['login']>, Parameters<ShellSession['login']>>(
    async ({ kind }) => (kind === 'second-factor' ? next : { ok: false, failure: null, step }),
  )
  const { services } = fakeShell({ login })
  const view = renderInShell(<LoginRoute />, services, '/login')
  await userEvent.type(screen.getByLabelText('Email'), 'ana@oncall.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Training2025!')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Confirm it’s you' })
  return { ...view, login }
}

it('asks for a code in a field that phones and browsers know how to fill', async () => {
  await open({ ok: true, user: fakeUser })
  const field = screen.getByLabelText('Code from your authenticator app')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

it('sends the challenge with the code, and goes on', async () => {
  const { login, place } = await open({ ok: true, user: fakeUser })
  await userEvent.keyboard('123 456{Enter}')
  await waitFor(() => expect(place()).toBe('/progress'))
  const proof = { kind: 'totp', code: '123 456' }
  expect(login).toHaveBeenLastCalledWith({ kind: 'second-factor', challenge: 'c-1', proof })
})

it('says at the field that a code is wrong, and takes the next one', async () => {
  await open(refused('wrong-code', 'This code is not right.'))
  await userEvent.keyboard('000000{Enter}')
  const field = await screen.findByLabelText('Code from your authenticator app')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveAccessibleDescription(expect.stringContaining('This code is not right.'))
  expect(field).toHaveFocus()
  await userEvent.keyboard('111111')
  expect(field).toHaveValue('111111')
})

it('asks for a code before it sends anything', async () => {
  const { login } = await open({ ok: true, user: fakeUser })
  const field = screen.getByLabelText('Code from your authenticator app')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Fill in this field.'))
  expect(login).toHaveBeenCalledTimes(1)
})

it('takes a recovery code instead', async () => {
  const { login } = await open({ ok: true, user: fakeUser })
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(screen.getByLabelText('Recovery code')).toHaveFocus()
  await userEvent.keyboard('abcd-efgh-jkmn{Enter}')
  const proof = { kind: 'recovery-code', code: 'abcd-efgh-jkmn' }
  await waitFor(() =>
    expect(login).toHaveBeenLastCalledWith({ kind: 'second-factor', challenge: 'c-1', proof }),
  )
})

it('starts over after a timeout, and says so', async () => {
  await open(refused('challenge-over', 'This took too long.'))
  await userEvent.keyboard('123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This took too long.')
  expect(screen.getByLabelText('Email')).toBeInTheDocument()
})

it('leads back to the first step', async () => {
  await open({ ok: true, user: fakeUser })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

it('says so where nothing that the account has works here', async () => {
  await open({ ok: true, user: fakeUser }, ['passkey'])
  expect(screen.getByText(/None of your sign-in methods work on this site/)).toBeInTheDocument()
})

it('shows no passkey button in a browser without passkeys', async () => {
  const { services, calls } = fakeShell({})
  renderInShell(<LoginRoute />, services, '/login')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })?.className).toContain('waiting')
  expect(calls).toEqual([])
})
