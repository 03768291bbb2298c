import { act, screen } from '@testing-library/react'
import type { WritableAtom } from 'nanostores'
import { useRoutes } from 'react-router-dom'
import type { RouteAccess } from '@platform/shared-contracts/http'
import type { GuardSession } from '@platform/shared-contracts/rules'
import { signedInAs } from '@platform/shared-contracts/testing'
import { Guarded } from './guarded.tsx'
import { fakeShell, renderInShell } from './testing/fake-shell.tsx'

const PAGES: Record<string, RouteAccess | undefined> = {
  '/': undefined,
  '/login': undefined,
  '/free-resources': undefined,
  '/dashboard': { subscribed: true },
  '/manager': { superAdmin: true },
  '/view-consultations': {},
  '/account': {},
}

const routes = Object.entries(PAGES).map(([path, access]) => ({
  path,
  element: (
    <Guarded key={path} access={access}>
      <h1>{path}</h1>
    </Guarded>
  ),
}))

function Pages() {
  return useRoutes(routes)
}

function open(at: Parameters<typeof renderInShell>[2], session: GuardSession, hasLoggedOut = false) {
  const { services, state } = fakeShell({ session, hasLoggedOut })
  return {
    ...renderInShell(<Pages />, services, at),
    session: state as WritableAtom<GuardSession>,
  }
}

describe('guard (spec section 4; decisions.md, session)', () => {
  it("shows 'Verifying authentication...' while the session loads, then the page", () => {
    const { session } = open('/view-consultations', { status: 'loading', user: null })
    expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
    act(() => session.set(signedInAs()))
    expect(screen.getByRole('heading')).toHaveTextContent('/view-consultations')
  })

  it('sends an account that must add a second factor only to the page for it', () => {
    const { place, state } = open('/manager', signedInAs({ role: 'super_admin', needsSecondFactor: true }))
    expect(place()).toBe('/account')
    expect(state()).toEqual({ reason: 'second-factor', from: '/manager' })
    expect(screen.getByRole('heading')).toHaveTextContent('/account')
  })

  it('sends a visitor to /login and stores the requested page', () => {
    const { place, state } = open('/view-consultations?month=5#top', { status: 'anonymous', user: null })
    expect(place()).toBe('/login')
    expect(state()).toEqual({ reason: 'sign-in', from: '/view-consultations?month=5#top' })
  })

  it('sends to /dashboard and shows why', () => {
    const { place, state } = open('/manager', signedInAs({ role: 'admin' }))
    expect(place()).toBe('/dashboard')
    expect(state()).toEqual({ reason: 'super-admin', from: '/manager' })
  })

  it('keeps the first reason when the guard of /dashboard refuses too', () => {
    const { place, state } = open('/manager', signedInAs({ isSubscribed: false }))
    expect(place()).toBe('/free-resources')
    expect(state()).toEqual({ reason: 'super-admin', from: '/manager' })
  })

  it('sends a user who logs out on a guarded page home', () => {
    const { place, session } = open('/view-consultations', signedInAs(), true)
    act(() => session.set({ status: 'anonymous', user: null }))
    expect(place()).toBe('/')
  })

  it('requires a sign-in to go back after a logout', () => {
    const { place } = open('/view-consultations', { status: 'anonymous', user: null }, true)
    expect(place()).toBe('/login')
  })

  it('asks for a sign-in when the session has expired', () => {
    const { place, session } = open('/view-consultations', signedInAs())
    act(() => session.set({ status: 'anonymous', user: null }))
    expect(place()).toBe('/login')
  })
})
