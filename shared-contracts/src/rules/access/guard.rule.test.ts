import type { RouteAccess } from '../../http/releases/remote-listing.ts'
import type { User } from '../../http/accounts/user.ts'
import { signedInAs } from '../../testing/fake-platform.ts'
import { decideAccess } from './guard.rule.ts'

const ANONYMOUS = { status: 'anonymous', user: null } as const

test('sends an anonymous visitor to /login', () => {
  expect(decideAccess({}, ANONYMOUS)).toEqual({ kind: 'redirect', to: '/login', reason: 'sign-in' })
})

test('lets everyone open a route without access rules, even while the session loads', () => {
  expect(decideAccess(undefined, { status: 'loading', user: null })).toEqual({ kind: 'allow' })
})

test('waits for the session before it decides', () => {
  expect(decideAccess({ subscribed: true }, { status: 'loading', user: null })).toEqual({ kind: 'verify' })
})

// spec section 4: the first rule that refuses names the reason and the destination
const REFUSED: { access: RouteAccess; user: Partial<User>; to: string; reason: string }[] = [
  {
    access: { roles: ['admin'], partner: true, subscribed: true },
    user: {},
    to: '/dashboard',
    reason: 'role',
  },
  { access: { superAdmin: true }, user: { role: 'admin' }, to: '/dashboard', reason: 'super-admin' },
  { access: { admin: true, partner: true }, user: {}, to: '/dashboard', reason: 'admin' },
  {
    access: { partner: true, subscribed: true },
    user: { isSubscribed: false },
    to: '/dashboard',
    reason: 'partner',
  },
  { access: { companyManager: true }, user: { role: 'admin' }, to: '/dashboard', reason: 'company-manager' },
  {
    access: { subscribed: true },
    user: { isSubscribed: false },
    to: '/free-resources',
    reason: 'subscription',
  },
]

test.each(REFUSED)('refuses by $reason and sends to $to', ({ access, user, to, reason }) => {
  expect(decideAccess(access, signedInAs(user))).toEqual({ kind: 'redirect', to, reason })
})

test('opens a company to its manager', () => {
  const manager = signedInAs({ managedCompany: { id: 7, name: 'Harbor Steel Works' } })
  expect(decideAccess({ companyManager: true }, manager)).toEqual({ kind: 'allow' })
})

test.each(['admin', 'super_admin'])('counts %s as subscribed', (role) => {
  expect(decideAccess({ subscribed: true }, signedInAs({ role, isSubscribed: false }))).toEqual({
    kind: 'allow',
  })
})
