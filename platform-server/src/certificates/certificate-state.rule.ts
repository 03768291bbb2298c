import type { CertificateState } from '@platform/shared-contracts/http'

interface Dates {
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly replacedById: string | null
}

/** Expired from the instant of `expiresAt` on; revoked stays revoked. */
export function certificateState({ expiresAt, revokedAt, replacedById }: Dates, now: Date): CertificateState {
  if (revokedAt) return 'revoked'
  if (replacedById) return 'replaced'
  return now.getTime() >= expiresAt.getTime() ? 'expired' : 'valid'
}

/** What a public check shows: a replaced certificate stays valid proof until it expires. */
export function publicVerdict(dates: Dates, now: Date): 'valid' | 'expired' | 'revoked' {
  const state = certificateState({ ...dates, replacedById: null }, now)
  return state === 'replaced' ? 'valid' : state
}
