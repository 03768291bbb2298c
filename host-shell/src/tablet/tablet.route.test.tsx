import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import type { ShellSession } from '../app/shell-services.ts'
import { Component as TabletRoute } from './tablet.route.tsx'

const KEY = 'k'.repeat(43)
const INFO = { 'POST /tablet': { name: 'Break room', company: 'Acme' } }
const rosa = signedInAs({ firstName: 'Rosa', lastName: 'Diaz', isOnTablet: true })
beforeEach(() => localStorage.clear())

/** A sign-in is refused with what `POST /auth/tablet-login` of the API answers, if it has an answer. */
function open(given: Parameters<typeof fakeShell>[0] = {}, at = `/tablet#${KEY}`) {
  const logins: Parameters<ShellSession['login']>[0][] = []
  const login: ShellSession['login'] = async (credentials) => {
    logins.push(credentials)
    if (!given.api?.['POST /auth/tablet-login']) return { ok: true, user: rosa.user! }
    const answer = await services.session.call('/auth/tablet-login', { method: 'POST' })
    return { ok: false, failure: { kind: 'server', ...(await answer.json()) } }
  }
  const { services, calls } = fakeShell({ api: INFO, login, ...given })
  return { ...renderInShell(<TabletRoute />, services, at), logins, calls }
}

async function signIn(number: string, pin: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Employee number/ }), number)
  await userEvent.type(screen.getByRole('textbox', { name: /^PIN/ }), pin)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('it takes the key out of the address and remembers it, and signs in with number and PIN', async () => {
  const { place, logins, unmount } = open()
  expect(await screen.findByText('Acme, Break room')).toBeVisible()
  expect(place()).toBe('/tablet')
  await signIn('E-7', '048213')
  await waitFor(() => expect(logins).toEqual([{ kind: 'tablet', key: KEY, number: 'E-7', pin: '048213' }]))
  await waitFor(() => expect(place()).not.toBe('/tablet'))
  unmount()
  open({}, '/tablet')
  expect(await screen.findByText('Acme, Break room')).toBeVisible()
})

test('it says why a sign-in failed, and empties the PIN', async () => {
  const message = 'The number or the PIN is not correct.'
  open({ api: { ...INFO, 'POST /auth/tablet-login': { message, code: 'wrong-pin' } } })
  await signIn('E-7', '000000')
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^PIN/ })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: /^PIN/ })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^Employee number/ })).toHaveValue('E-7')
})

test('it no longer says why the last sign-in failed once a field is wrong', async () => {
  const message = 'The number or the PIN is not correct.'
  open({ api: { ...INFO, 'POST /auth/tablet-login': { message, code: 'wrong-pin' } } })
  await signIn('E-7', '000000')
  await screen.findByText(message)
  await userEvent.type(screen.getByRole('textbox', { name: /^PIN/ }), '12{Enter}')
  expect(await screen.findByText('Enter the 6 digits of your PIN.')).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
})

test('it sends nothing that cannot be a PIN', async () => {
  const { logins } = open()
  await signIn('E-7', '12')
  expect(await screen.findByText('Enter the 6 digits of your PIN.')).toBeVisible()
  expect(logins).toEqual([])
})

test('it offers no field that a browser would save as a password', async () => {
  const { container } = open()
  await screen.findByRole('textbox', { name: /^PIN/ })
  expect(container.querySelector('input[type=password]')).toBeNull()
})

test('it is no tablet without a key, and forgets the key of a tablet that was removed', async () => {
  const { unmount } = open({}, '/tablet')
  expect(await screen.findByText(/not a shared tablet yet/)).toBeVisible()
  unmount()
  open({ api: { 'POST /tablet': () => ({ status: 410, body: { message: 'Gone.', code: 'tablet-gone' } }) } })
  expect(await screen.findByText(/This tablet was removed/)).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('it keeps the key while the server cannot be reached, and tries again', async () => {
  let isUp = false
  open({ api: { 'POST /tablet': () => (isUp ? { body: INFO['POST /tablet'] } : { status: 503, body: {} }) } })
  expect(await screen.findByText(/cannot reach the server/)).toBeVisible()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Acme, Break room')).toBeVisible()
})

test('it lets nobody go on in the session of another by mistake', async () => {
  let hasLeft = false
  open({ session: rosa, logout: async () => void (hasLeft = true) })
  expect(await screen.findByText('Rosa Diaz is signed in on this device.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(hasLeft).toBe(true)
})
