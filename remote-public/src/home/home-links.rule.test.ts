import { signedInAs } from '@platform/shared-contracts/testing'
import { featureLink, memberOffers, FEATURES } from './home-links.rule.ts'

const ANONYMOUS = { status: 'anonymous', user: null } as const
const member = (fields: Parameters<typeof signedInAs>[0]) => memberOffers(signedInAs(fields).user!)

// spec section 2, home page links
test('leads a signed-in person from each card to its page', () => {
  expect(FEATURES.map((feature) => featureLink(feature, signedInAs()))).toEqual([
    '/dashboard',
    '/progress',
    undefined,
    '/certificates',
    '/consultations',
    '/free-resources',
  ])
})

test('sends a visitor to the login from certification and consulting only', () => {
  expect(FEATURES.map((feature) => featureLink(feature, ANONYMOUS))).toEqual([
    '/dashboard',
    '/progress',
    undefined,
    '/login',
    '/login',
    '/free-resources',
  ])
})

// spec section 1: the home page of a signed-in user
test.each([
  {
    user: { isSubscribed: true },
    offers: { continueTo: '/dashboard', isStaff: false, isUpgradeOffered: false },
  },
  {
    user: { isSubscribed: false },
    offers: { continueTo: '/progress', isStaff: false, isUpgradeOffered: true },
  },
  {
    user: { role: 'admin', isSubscribed: false },
    offers: { continueTo: '/dashboard', isStaff: true, isUpgradeOffered: false },
  },
  {
    user: { role: 'super_admin', isSubscribed: false },
    offers: { continueTo: '/dashboard', isStaff: true, isUpgradeOffered: false },
  },
  {
    user: { isSubscribed: false, isProfessionalPartner: true },
    offers: { continueTo: '/progress', isStaff: false, isUpgradeOffered: true },
  },
])('offers $offers to $user', ({ user, offers }) => {
  expect(member(user)).toMatchObject(offers)
})

// spec section 5: progress is fetched only for a subscribed user with an email
test.each([
  { user: { isSubscribed: true }, hasProgress: true },
  { user: { isSubscribed: false }, hasProgress: false },
  { user: { isSubscribed: true, email: '' }, hasProgress: false },
])('requests progress for $user: $hasProgress', ({ user, hasProgress }) => {
  expect(member(user).hasProgress).toBe(hasProgress)
})
