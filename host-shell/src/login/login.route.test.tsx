import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LoginFailure, LoginOutcome } from '../app/shell-services.ts'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { fakeUser, signedInAs } from '@platform/shared-contracts/testing'
import { Component as LoginRoute } from './login.route.tsx'

const SIGNED_IN: LoginOutcome = { ok: true, user: fakeUser }
const routes = [
  { path: '/manager', chunk: 'manager', access: { superAdmin: true as const } },
  { path: '/view-consultations', chunk: 'view-consultations', access: {} },
]

function open(login: LoginOutcome | (() => Promise<LoginOutcome>), from?: string) {
  const answer = jest.fn(async () => (typeof login === 'function' ? login() : fromServer(login)))
  const { services } = fakeShell({ login: answer, routes })
  const state = from ? { reason: 'sign-in', from } : null
  const view = renderInShell(<LoginRoute />, services, { pathname: '/login', state })
  return { ...view, login: answer }
}

async function fromServer(outcome: LoginOutcome): Promise<LoginOutcome> {
  return (await Response.json(outcome).json()) as LoginOutcome
}

async function submit() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ana@oncall.test')
  await user.type(screen.getByLabelText('Password'), 'Training2025!')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return user
}

describe('login screen (spec section 2)', () => {
  it('has the two tabs, and the email field has focus on load', () => {
    open(SIGNED_IN)
    expect(screen.getByRole('tab', { name: 'Email Login' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name: 'Company Login' })).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('does not move the focus of a user who is already in a field', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    open(SIGNED_IN)
    expect(field).toHaveFocus()
    field.remove()
  })

  it('requires an email of email type and a password (section 5)', () => {
    open(SIGNED_IN)
    expect(screen.getByLabelText('Email')).toBeRequired()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Password')).toBeRequired()
  })

  it('links to account creation', () => {
    open(SIGNED_IN)
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })

  it('shows what a subscription and the courses cost (section 1)', () => {
    open(SIGNED_IN)
    const offer = screen.getByRole('complementary', { name: 'Training prices' })
    expect(offer).toHaveTextContent('$29 a month')
    expect(offer).toHaveTextContent('Ladder Safety$20')
    expect(offer).toHaveTextContent('Lockout/Tagout$40')
  })

  it('reads Signing in... while it is busy, once', async () => {
    const { login } = open(() => new Promise(() => undefined))
    await submit()
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(login).toHaveBeenCalledTimes(1)
    expect(login).toHaveBeenCalledWith({
      kind: 'email',
      email: 'ana@oncall.test',
      password: 'Training2025!',
    })
  })

  it('sends the token of an email about guesses, and says what it is for', async () => {
    const login = jest.fn(async () => SIGNED_IN)
    const { services } = fakeShell({ login, routes })
    renderInShell(<LoginRoute />, services, '/login?token=l-1')
    expect(screen.getByText(/We will remember this device/)).toBeInTheDocument()
    await submit()
    expect(login).toHaveBeenCalledWith(expect.objectContaining({ kind: 'email', link: 'l-1' }))
  })

  it('says who is signed in already, without taking the form away', () => {
    const { services } = fakeShell({ session: signedInAs() })
    renderInShell(<LoginRoute />, services, '/login')
    expect(screen.getByText('You are signed in as Ana Reyes.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  })
})

describe('what is wrong before anything is sent', () => {
  const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }))

  it('is said at each empty field, the first of them focused', async () => {
    const { login } = open(SIGNED_IN)
    await signIn()
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription('Fill in this field.')
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
    expect(login).not.toHaveBeenCalled()
  })

  it('is said of text that is no email address, until it is one', async () => {
    const { login } = open(SIGNED_IN)
    const email = screen.getByLabelText('Email')
    await userEvent.type(email, 'ana')
    await userEvent.type(screen.getByLabelText('Password'), 'Training2025!{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/email address like/))
    expect(email).toHaveFocus()
    expect(login).not.toHaveBeenCalled()
    await userEvent.type(email, '@oncall.test')
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
  })
})

describe('after login (spec section 4)', () => {
  it.each([
    ['user', '/progress'],
    ['admin', '/admin-dashboard'],
    ['super_admin', '/admin-dashboard'],
  ])('sends %s to %s', async (role, page) => {
    const { place } = open({ ok: true, user: { ...fakeUser, role } })
    await submit()
    await waitFor(() => expect(place()).toBe(page))
  })

  it('returns to the page from which a guard had sent them (decisions.md)', async () => {
    const { place } = open(SIGNED_IN, '/view-consultations')
    await submit()
    await waitFor(() => expect(place()).toBe('/view-consultations'))
  })

  it('does not return to a page that they may not open', async () => {
    const { place } = open(SIGNED_IN, '/manager')
    await submit()
    await waitFor(() => expect(place()).toBe('/progress'))
  })

  it('takes the page along to the registration', async () => {
    const { place, state } = open(SIGNED_IN, '/view-consultations')
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    expect([place(), state()]).toEqual(['/register', { reason: 'sign-in', from: '/view-consultations' }])
  })

  it('never returns to another site', async () => {
    const { place } = open(SIGNED_IN, '//evil.test/view-consultations')
    await submit()
    await waitFor(() => expect(place()).toBe('/progress'))
  })
})

const server = (message: string): LoginFailure => ({ kind: 'server', message, code: null })
const FAILURES: [LoginFailure, string][] = [
  [
    server('Invalid admin LDAP credentials'),
    'Invalid LDAP admin credentials. Please check your LDAP configuration.',
  ],
  [
    server('No user found in LDAP directory with the specified credentials'),
    'LDAP user not found. Please verify your credentials.',
  ],
  [server('Invalid user LDAP credentials'), 'Incorrect LDAP password. Please try again.'],
  [server('Your account is locked.'), 'Your account is locked.'],
  [{ kind: 'unknown' }, 'An error occurred. Please try again later.'],
  [{ kind: 'unexpected' }, 'Unexpected response from server.'],
  [{ kind: 'incomplete' }, 'The server did not complete the sign-in. Please try again.'],
]

describe('login errors (spec section 8)', () => {
  it.each(FAILURES)('shows %j', async (failure, text) => {
    const { place } = open({ ok: false, failure })
    const user = await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue('ana@oncall.test')
    expect(place()).toBe('/login')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('helps an account whose email is not verified yet', async () => {
    open({ ok: false, failure: { ...server('Verify first.'), code: 'email-not-verified' } as LoginFailure })
    await submit()
    expect(await screen.findByRole('link', { name: 'Resend the verification email' })).toHaveAttribute(
      'href',
      '/verify-email',
    )
  })
})
