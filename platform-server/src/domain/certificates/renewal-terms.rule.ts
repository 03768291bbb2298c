import type { ExpiryBasis, Language } from '@platform/shared-contracts/http'

export interface RenewalTerms {
  readonly months: number
  /** Whether the law sets the interval, or we advise it. */
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
  IC0110: advised(TWO_YEARS, 'Every 24 months; retrain when 1926.1060(b) or 1910.30(c) requires it'),
  IC0111: advised(TWO_YEARS, 'Every 24 months; 1910.212 sets no interval'),
  IC0112: advised(TWO_YEARS, 'Every 24 months; retrain when 1926.503(c) requires it'),
  IC0113: required(YEAR, 'Yearly if you must use a respirator, 1910.134(k)(5)'),
  IC0114: advised(TWO_YEARS, 'Every 24 months; retrain when 1926.454(c) requires it'),
  IC0115: required(YEAR, 'Yearly extinguisher training, 1910.157(g)(2); plan review, 1910.38(f)'),
  IC0116: advised(YEAR, 'Yearly, with the procedure inspection in 1910.147(c)(6); retrain under (c)(7)(iii)'),
  IC0117: advised(
    YEAR,
    'Yearly refresher; required at first assignment and for new hazards, 1910.1200(h)(1)',
  ),
  IC0118: advised(TWO_YEARS, 'Every 24 months; retrain when duties or equipment change'),
  IC0119: advised(YEAR, 'Yearly, with the rescue practice in 1910.146(k)(2)(iv); after changes, (g)(2)'),
  IC0120: advised(TWO_YEARS, 'Every 24 months; retrain when 1910.132(f)(3) requires it'),
  IC0121: required(YEAR, 'Yearly, 1910.1030(g)(2)(ii)'),
}

const PLAIN = advised(TWO_YEARS, 'Every 24 months')

/** The same reasons in Spanish, for learners who were trained in Spanish. */
const SPANISH_RULES: Readonly<Record<string, string>> = {
  IC0110: 'Cada 24 meses; se repite cuando lo exige 1926.1060(b) o 1910.30(c)',
  IC0111: 'Cada 24 meses; 1910.212 no fija un plazo',
  IC0112: 'Cada 24 meses; se repite cuando lo exige 1926.503(c)',
  IC0113: 'Cada año si debe usar un respirador, 1910.134(k)(5)',
  IC0114: 'Cada 24 meses; se repite cuando lo exige 1926.454(c)',
  IC0115: 'Cada año, capacitación sobre extintores, 1910.157(g)(2); revisión del plan, 1910.38(f)',
  IC0116: 'Cada año, con la inspección del procedimiento de 1910.147(c)(6); se repite según (c)(7)(iii)',
  IC0117: 'Repaso cada año; obligatorio en la primera asignación y con peligros nuevos, 1910.1200(h)(1)',
  IC0118: 'Cada 24 meses; se repite cuando cambian las tareas o el equipo',
  IC0119: 'Cada año, con la práctica de rescate de 1910.146(k)(2)(iv); después de cambios, (g)(2)',
  IC0120: 'Cada 24 meses; se repite cuando lo exige 1910.132(f)(3)',
  IC0121: 'Cada año, 1910.1030(g)(2)(ii)',
}

export function renewalTerms(moduleCode: string, language: Language = 'en'): RenewalTerms {
  const terms = TERMS[moduleCode] ?? PLAIN
  const rule = language === 'es' ? (SPANISH_RULES[moduleCode] ?? 'Cada 24 meses') : terms.rule
  return { ...terms, rule }
}

/** The same day of the month later; the month's last day where that month is shorter. */
export function expiryAfter(issuedAt: Date, months: number): Date {
  const expiry = new Date(issuedAt)
  expiry.setUTCMonth(expiry.getUTCMonth() + months)
  if (expiry.getUTCDate() !== issuedAt.getUTCDate()) expiry.setUTCDate(0)
  return expiry
}
