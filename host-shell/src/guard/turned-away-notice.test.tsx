import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { TurnedAwayNotice } from './turned-away-notice.tsx'

const land = (state: unknown) =>
  renderInShell(<TurnedAwayNotice />, fakeShell().services, { pathname: '/dashboard', state })

// decisions.md: whoever is turned away is told why, in one dismissible line on the page where they land
test.each([
  ['sign-in', 'Please sign in to open the page that you asked for.'],
  ['role', 'The page that you asked for is not open to your role.'],
  ['super-admin', 'The page that you asked for is open to super admins only.'],
  ['admin', 'The page that you asked for is open to admins only.'],
  ['partner', 'The page that you asked for is open to professional partners only.'],
  [
    'subscription',
    'The page that you asked for needs a subscription. Certificates and results that you earned before are under Progress.',
  ],
  [
    'account-disabled',
    'This account was disabled, so you were signed out. Write to support if you think that this is a mistake.',
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
