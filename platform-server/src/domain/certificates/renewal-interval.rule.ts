import type { ExpiryBasis } from '@platform/shared-contracts/http'

export interface RenewalInterval {
  readonly months: number
  /** Whether the law sets the interval, or we advise it. */
  readonly basis: ExpiryBasis
}

const TWO_YEARS = 24
const YEAR = 12

const advised = (months: number): RenewalInterval => ({ months, basis: 'recommended' })
const required = (months: number): RenewalInterval => ({ months, basis: 'regulatory' })

/** Last checked November 2026 against 29 CFR; locales/en/renewal-rules.ts has the reasons. */
const INTERVALS: Readonly<Record<string, RenewalInterval>> = {
  IC0110: advised(TWO_YEARS),
  IC0111: advised(TWO_YEARS),
  IC0112: advised(TWO_YEARS),
  IC0113: required(YEAR),
  IC0114: advised(TWO_YEARS),
  IC0115: required(YEAR),
  IC0116: advised(YEAR),
  IC0117: advised(YEAR),
  IC0118: advised(TWO_YEARS),
  IC0119: advised(YEAR),
  IC0120: advised(TWO_YEARS),
  IC0121: required(YEAR),
}

export function renewalInterval(moduleCode: string): RenewalInterval {
  return INTERVALS[moduleCode] ?? advised(TWO_YEARS)
}

/** The same day of the month later; the month's last day where that month is shorter. */
export function expiryAfter(issuedAt: Date, months: number): Date {
  const expiry = new Date(issuedAt)
  expiry.setUTCMonth(expiry.getUTCMonth() + months)
  if (expiry.getUTCDate() !== issuedAt.getUTCDate()) expiry.setUTCDate(0)
  return expiry
}
