import type { RouteAccess } from '../../http/releases/remote-listing.ts'
import type { User } from '../../http/accounts/user.ts'
import { mayOpenOwnTraining } from './own-training.rule.ts'
import { countsAsAdmin, countsAsSubscribed, isSuperAdmin } from './roles.rule.ts'

export type GuardRefusal =
  'sign-in' | 'role' | 'super-admin' | 'admin' | 'partner' | 'company-manager' | 'subscription'

export type GuardDecision =
  | { readonly kind: 'allow' }
  /** The session is still being verified; show the verifying indicator and decide again. */
  | { readonly kind: 'verify' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: GuardRefusal }

export type GuardSession =
  | { readonly status: 'loading' | 'anonymous'; readonly user: null }
  | { readonly status: 'signedIn'; readonly user: User }

const ALLOW: GuardDecision = { kind: 'allow' }

/**
 * The route guard of spec section 4, in its printed order. The shell asks before it fetches a remote, the header
 * asks to show a lock; the server decides for itself on every call.
 */
export function decideAccess(access: RouteAccess | undefined, session: GuardSession): GuardDecision {
  if (!access) return ALLOW
  if (session.status === 'loading') return { kind: 'verify' }
  if (session.status !== 'signedIn') return { kind: 'redirect', to: '/login', reason: 'sign-in' }
  const reason = refusal(access, session.user)
  if (!reason) return ALLOW
  return { kind: 'redirect', to: reason === 'subscription' ? '/free-resources' : '/dashboard', reason }
}

type Refusal = readonly [reason: GuardRefusal, isRefused: (access: RouteAccess, user: User) => boolean]

const REFUSALS: readonly Refusal[] = [
  ['role', ({ roles }, { role }) => roles !== undefined && !roles.includes(role)],
  ['super-admin', ({ superAdmin }, user) => superAdmin === true && !isSuperAdmin(user)],
  ['admin', ({ admin }, user) => admin === true && !countsAsAdmin(user)],
  ['partner', ({ partner }, user) => partner === true && !user.isProfessionalPartner],
  ['company-manager', ({ companyManager }, user) => companyManager === true && !user.managedCompany],
  ['subscription', needsSubscription],
]

function needsSubscription({ subscribed, orHolder }: RouteAccess, user: User): boolean {
  if (subscribed !== true) return false
  return orHolder === true ? !mayOpenOwnTraining(user) : !countsAsSubscribed(user)
}

function refusal(access: RouteAccess, user: User): GuardRefusal | null {
  return REFUSALS.find(([, isRefused]) => isRefused(access, user))?.[0] ?? null
}
