import type { Platform } from '@platform/shared-contracts/remote'

/** Whose changes and answers this browser keeps now: the email of who is signed in. */
export function ownerOf({ session }: Pick<Platform, 'session'>): string | null {
  return session.status === 'signedIn' && session.user.email ? session.user.email : null
}
