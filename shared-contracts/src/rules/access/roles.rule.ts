import type { User } from '../../http/accounts/user.ts'

type Person = Pick<User, 'role' | 'isSubscribed'>

/** Admin-level means admin or super_admin, for the Admin Tools menu and the redirect after login alike. */
export function countsAsAdmin({ role }: Pick<User, 'role'>): boolean {
  return role === 'admin' || role === 'super_admin'
}

export function isSuperAdmin({ role }: Pick<User, 'role'>): boolean {
  return role === 'super_admin'
}

/** Staff accounts count as subscribed. */
export function countsAsSubscribed(person: Person): boolean {
  return person.isSubscribed || countsAsAdmin(person)
}

/** The page a person lands on after login when no guard had sent them there from elsewhere. */
export function pageAfterLogin(person: Pick<User, 'role' | 'needsSecondFactor'>): string {
  if (person.needsSecondFactor) return '/account'
  return countsAsAdmin(person) ? '/admin-dashboard' : '/progress'
}

/** Where Training and Continue Training lead. */
export function trainingPage(person: Person): string {
  return countsAsSubscribed(person) ? '/dashboard' : '/progress'
}
