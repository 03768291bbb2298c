import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import type { LoginOutcome, ShellSession } from '../app/shell-services.ts'
import { Component as LtiRoute } from './lti.route.tsx'

const AT = '/lti?module=IC0112#the-code'
const user = signedInAs({ email: 'lee@acme.example' })
const refused = (code: string, message = 'No.'): LoginOutcome => ({
  ok: false,
  failure: { kind: 'server', code, message },
})

function open(outcome: LoginOutcome, given: Partial<Parameters<typeof fakeShell>[0]> = {}, at = AT) {
  const logins: Parameters<ShellSession['login']>[0][] = []
  const login: ShellSession['login'] = async (credentials) => {
    logins.push(credentials)
    return outcome
  }
  const { services, calls } = fakeShell({ ...given, login })
  return { ...renderInShell(<LtiRoute />, services, at), logins, calls }
}

test('it exchanges the code for a session once, and opens the module', async () => {
  const { place, logins } = open({ ok: true, user: user.user! })
  await waitFor(() => expect(place()).toBe('/modules/IC0112'))
  expect(logins).toEqual([{ kind: 'lti', code: 'the-code' }])
})

test('it goes to the sign-in and comes back with the code when the account must be proved', async () => {
  const { place, state } = open(refused('lti-sign-in'))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(place()).toBe('/login')
  expect(state()).toEqual({ reason: 'sign-in', from: AT })
})

test('it connects the account of the session after a question, never by itself', async () => {
  const api = { 'POST /lti/connections': { moduleCode: 'IC0112' } }
  const { place, calls } = open(refused('lti-sign-in'), { session: user, api })
  expect(await screen.findByText(/signed in as lee@acme.example/)).toBeVisible()
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Use this account' }))
  await waitFor(() => expect(place()).toBe('/modules/IC0112'))
  expect(calls).toMatchObject([{ path: '/lti/connections', body: { code: 'the-code' } }])
})

test('it says what the server refuses, in its words', async () => {
  const message = 'This person has another account.'
  const api = { 'POST /lti/connections': () => ({ status: 409, body: { message, code: 'lti-connected' } }) }
  open(refused('lti-sign-in'), { session: user, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Use this account' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('it offers another try without a connection', async () => {
  const { logins } = open({ ok: false, failure: { kind: 'unknown' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(logins).toHaveLength(2))
})

test.each(['/lti?module=IC0112', '/lti?module=//evil.example#the-code'])(
  'it follows no address like %s',
  async (at) => {
    const { logins } = open({ ok: true, user: user.user! }, {}, at)
    expect(await screen.findByText(/This address is not complete/)).toBeVisible()
    expect(logins).toEqual([])
  },
)
