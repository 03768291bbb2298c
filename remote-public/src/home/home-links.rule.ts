import type { GuardSession } from '@platform/shared-contracts/rules'

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
