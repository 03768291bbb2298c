import {
  countsAsAdmin,
  countsAsSubscribed,
  trainingPage,
  type GuardSession,
} from '@platform/shared-contracts/rules'

export const FEATURES = [
  'training',
  'tracking',
  'compliance',
  'certification',
  'consulting',
  'resources',
] as const
export type Feature = (typeof FEATURES)[number]

const PAGES: Readonly<Partial<Record<Feature, string>>> = {
  training: '/dashboard',
  tracking: '/progress',
  certification: '/certificates',
  consulting: '/consultations',
  resources: '/free-resources',
}
const FOR_MEMBERS: readonly Feature[] = ['certification', 'consulting']

/** Where a feature card leads; compliance leads nowhere, and a visitor signs in first for what needs an account. */
export function featureLink(feature: Feature, session: GuardSession): string | undefined {
  return session.status === 'anonymous' && FOR_MEMBERS.includes(feature) ? '/login' : PAGES[feature]
}

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
