import {
  countsAsAdmin,
  countsAsSubscribed,
  trainingPage,
  type GuardSession,
} from '@platform/shared-contracts/rules'

/** What the home page offers the person who is signed in. */
export function memberOffers(user: Extract<GuardSession, { status: 'signedIn' }>['user']) {
  return {
    continueTo: trainingPage(user),
    isStaff: countsAsAdmin(user),
    hasProgress: countsAsSubscribed(user) && user.email !== '',
    isUpgradeOffered: !countsAsSubscribed(user),
    /** No Subscribe link for professional partners (spec section 6): they are shown the plans. */
    isSubscribeHidden: user.isProfessionalPartner,
  }
}
