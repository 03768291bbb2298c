import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps to either side: for a clock that is slightly off, and for people who type slowly. */
const WINDOW = 1

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...SHAPE, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** The 30-second step that the code belongs to; `null` for a code of no step near `now`. */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\D/g, '')
  if (token.length !== SHAPE.digits) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...SHAPE,
    token,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  })
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta
}
