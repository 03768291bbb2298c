import type { Certificate } from '@platform/shared-contracts/http'

const DAY_MS = 24 * 60 * 60_000
const NOTICE_DAYS = 90

export type CertificateNotice =
  | { readonly kind: 'valid' | 'expired' | 'revoked' | 'replaced' }
  | { readonly kind: 'expiring'; readonly days: number }

/**
 * The server's state. In the last 90 days of a valid certificate, also the number of days that are left, rounded up.
 */
export function expiryNotice(
  { state, expiresAt }: Pick<Certificate, 'state' | 'expiresAt'>,
  now: number,
): CertificateNotice {
  if (state !== 'valid') return { kind: state }
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS)
  return days <= NOTICE_DAYS ? { kind: 'expiring', days: Math.max(0, days) } : { kind: 'valid' }
}
