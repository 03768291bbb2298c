import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUser, signedInAs } from '@platform/shared-contracts/testing'
import type { SessionEnding } from '../app/session-ending.ts'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as LoginRoute } from './login.route.tsx'

const routes = [{ path: '/manager', chunk: 'manager', access: { superAdmin: true as const } }]
const EXPIRED: SessionEnding = { reason: 'session-expired', from: '/manager?tab=2' }

const open = (ending: SessionEnding, state: unknown = null, user = fakeUser) => {
  const { services } = fakeShell({ ending, routes, login: async () => ({ ok: true, user }) })
  return renderInShell(<LoginRoute />, services, { pathname: '/login', state })
}

async function signIn() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ana@oncall.test')
  await user.type(screen.getByLabelText('Password'), 'Training2025!')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

it('says why the session ended in the history entry, so that the notice of the page and a reload know it', () => {
  const { state } = open(EXPIRED)
  expect(state()).toEqual({ reason: 'session-expired', from: '/manager?tab=2' })
})

it('returns a user who signs in again to their page', async () => {
  const { place } = open(EXPIRED, null, { ...fakeUser, role: 'super_admin' })
  await signIn()
  await waitFor(() => expect(place()).toBe('/manager'))
})

it('sends another user, who may not open that page, to their own', async () => {
  const { place } = open(EXPIRED)
  await signIn()
  await waitFor(() => expect(place()).toBe('/progress'))
})

it('returns the page that a guard stored when the session has none', () => {
  const { state } = open({ reason: 'signed-out', from: null }, { reason: 'sign-in', from: '/manager' })
  expect(state()).toEqual({ reason: 'signed-out', from: '/manager' })
})

it('notices a session that ends while the page is open', () => {
  const loading = { status: 'loading' as const, user: null }
  const { services, state: session } = fakeShell({ ending: EXPIRED, session: loading })
  const { state } = renderInShell(<LoginRoute />, services, '/login')
  expect(state()).toBeNull()
  act(() => session.set({ status: 'anonymous', user: null }))
  expect(state()).toMatchObject({ reason: 'session-expired' })
})

it('shows nothing to a signed-in user', () => {
  const { services } = fakeShell({ ending: EXPIRED, session: signedInAs(fakeUser) })
  const { state } = renderInShell(<LoginRoute />, services, '/login')
  expect(state()).toBeNull()
})
