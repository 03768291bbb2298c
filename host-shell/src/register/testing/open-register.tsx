import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../../app/testing/fake-shell.tsx'
import { Component as RegisterRoute } from '../register.route.tsx'

const PARTNERS = [
  { id: 11, firstName: 'Dana', lastName: 'Fox', title: 'Consultant', certifications: ['CSP', 'CIH'] },
  { id: 'p-12', firstName: 'Lee', lastName: 'Park', title: 'Trainer', certifications: '[]' },
]

/** /register with two partners to choose from, unless `api` says otherwise. */
export function openRegister(api: Record<string, unknown> = {}, state: unknown = null) {
  const { services, calls } = fakeShell({ api: { 'GET /auth/professional-partners': PARTNERS, ...api } })
  return { ...renderInShell(<RegisterRoute />, services, { pathname: '/register', state }), calls }
}

export function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** Everything that is required. */
export function fillIn() {
  fill('First name', 'Ana')
  fill('Last name', 'Reyes')
  fill('Email', 'ana@acme.test')
  fill('Company name', 'Acme')
  fill('State', 'TX')
  fill('Password', 'Training2025')
  fill('Confirm password', 'Training2025')
  fireEvent.click(screen.getByRole('checkbox', { name: /Terms of Service/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }))
}

export function submit() {
  return userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

export function sentTo(calls: readonly { readonly path: string; readonly body: unknown }[], path: string) {
  return calls.filter((call) => call.path === path).map(({ body }) => body)
}
