import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { RedirectNotice } from './redirect-notice.tsx'

const land = (state: unknown) =>
  renderInShell(<RedirectNotice />, fakeShell().services, { pathname: '/dashboard', state })

// decisions.md: a redirected user sees the reason, in one dismissible line on the page where they land
test.each([
  ['sign-in', 'Sign in to open this page.'],
  ['role', 'Your role does not have access to that page.'],
  ['super-admin', 'Only super admins can open that page.'],
  ['admin', 'Only admins can open that page.'],
  ['partner', 'Only professional partners can open that page.'],
  [
    'subscription',
    'That page requires a subscription. Find certificates and results you already earned under Progress.',
  ],
  [
    'account-disabled',
    'This account was disabled, so you were signed out. If you think this is a mistake, contact support.',
  ],
  ['session-expired', 'You were signed in for a long time, so your session has ended. Please sign in again.'],
])('it explains %s', async (reason, text) => {
  land({ reason, from: '/manager' })
  expect(await screen.findByRole('status')).toHaveTextContent(text)
})

test('it is dismissed for good', async () => {
  land({ reason: 'partner', from: '/training-dashboard' })
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([null, 'text', { reason: 'role' }, { reason: 'role', from: 'https://evil.test' }, { from: '/x' }])(
  'it is silent about the history state %j',
  (state) => {
    land(state)
    expect(screen.queryByRole('status')).toBeNull()
  },
)
