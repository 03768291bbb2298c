import type { RouteAccess } from '../../http/releases/remote-listing.ts'
import type { User } from '../../http/accounts/user.ts'
import { signedInAs } from '../../testing/fake-platform.ts'
import { decideAccess } from './guard.rule.ts'

const OWN: RouteAccess = { subscribed: true, orHolder: true }
const SUBSCRIBERS: RouteAccess = { subscribed: true }

/** Who sees what: their own dashboard and certificates, and what only a subscription opens. */
const TABLE: readonly (readonly [who: string, user: Partial<User>, own: boolean, subscribers: boolean])[] = [
  ['a subscriber', { isSubscribed: true }, true, true],
  ['staff', { role: 'admin' }, true, true],
  ['a person who owns a course or holds a certificate', { holdsTraining: true }, true, false],
  ['a former subscriber with a certificate', { isSubscribed: false, holdsTraining: true }, true, false],
  ['a former subscriber without any', { isSubscribed: false, holdsTraining: false }, false, false],
  ['a new person', {}, false, false],
  ['a professional partner', { isProfessionalPartner: true }, false, false],
]

test.each(TABLE)('shows %s what is theirs', (_, user, own, subscribers) => {
  const session = signedInAs({ isSubscribed: false, ...user })
  const isOpen = (access: RouteAccess) => decideAccess(access, session).kind === 'allow'
  expect([isOpen(OWN), isOpen(SUBSCRIBERS)]).toEqual([own, subscribers])
})

test('sends a person who owns nothing where the specification sends those without a subscription', () => {
  expect(decideAccess(OWN, signedInAs({ isSubscribed: false }))).toEqual({
    kind: 'redirect',
    to: '/free-resources',
    reason: 'subscription',
  })
})
