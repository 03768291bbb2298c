import { signedInAs } from '@platform/shared-contracts/testing'
import { memberOffers } from './member-offers.rule.ts'

const member = (fields: Parameters<typeof signedInAs>[0]) => memberOffers(signedInAs(fields).user!)

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
