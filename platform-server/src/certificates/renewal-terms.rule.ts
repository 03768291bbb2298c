import type { ExpiryBasis } from '@platform/shared-contracts/http'

export interface RenewalTerms {
  readonly months: number
  /** The law sets the interval, or we advise it. */
  readonly basis: ExpiryBasis
  /** Why, with the paragraph, as the certificate prints it. */
  readonly rule: string
}

const TWO_YEARS = 24
const YEAR = 12

const advised = (months: number, rule: string): RenewalTerms => ({ months, basis: 'recommended', rule })
const required = (months: number, rule: string): RenewalTerms => ({ months, basis: 'regulatory', rule })

/** Last checked November 2026 against 29 CFR. */
const TERMS: Readonly<Record<string, RenewalTerms>> = {
  IC0110: advised(TWO_YEARS, 'Every 24 months; retraining on the triggers of 1926.1060(b) and 1910.30(c)'),
  IC0111: advised(TWO_YEARS, 'Every 24 months; 1910.212 sets no interval of its own'),
  IC0112: advised(TWO_YEARS, 'Every 24 months; retraining on the triggers of 1926.503(c)'),
  IC0113: required(YEAR, 'Yearly for required users of respirators, 1910.134(k)(5)'),
  IC0114: advised(TWO_YEARS, 'Every 24 months; retraining on the triggers of 1926.454(c)'),
  IC0115: required(YEAR, 'Yearly extinguisher education, 1910.157(g)(2); plan review under 1910.38(f)'),
  IC0116: advised(
    YEAR,
    'Yearly, with the procedure inspection of 1910.147(c)(6); retraining under (c)(7)(iii)',
  ),
  IC0117: advised(
    YEAR,
    'Yearly refresher; the duty is at first assignment and for new hazards, 1910.1200(h)(1)',
  ),
  IC0118: advised(TWO_YEARS, 'Every 24 months; retraining when duties or equipment change'),
  IC0119: advised(YEAR, 'Yearly, with the rescue practice of 1910.146(k)(2)(iv); on change under (g)(2)'),
  IC0120: advised(TWO_YEARS, 'Every 24 months; retraining on the triggers of 1910.132(f)(3)'),
  IC0121: required(YEAR, 'Yearly, 1910.1030(g)(2)(ii)'),
}

const PLAIN = advised(TWO_YEARS, 'Every 24 months')

export function renewalTerms(moduleCode: string): RenewalTerms {
  return TERMS[moduleCode] ?? PLAIN
}

/** The same day of the month later; the month's last day where that month is shorter. */
export function expiryAfter(issuedAt: Date, months: number): Date {
  const expiry = new Date(issuedAt)
  expiry.setUTCMonth(expiry.getUTCMonth() + months)
  if (expiry.getUTCDate() !== issuedAt.getUTCDate()) expiry.setUTCDate(0)
  return expiry
}
