/** Codes of spec section 3, and the learner subscription of decisions.md. */
export const LEARNER_PLAN = 'LS0100'
export const BUNDLE_PLAN = 'BC0100'
export const PARTNER_PLAN = 'PS0100'

export interface Plan {
  readonly code: string
  readonly title: string
  /** US cents a month; null: a share of what is in the cart. */
  readonly priceCents: number | null
}

/** What is sold beside single courses. */
export const PLANS: readonly Plan[] = [
  { code: LEARNER_PLAN, title: 'Learner subscription', priceCents: 2900 },
  { code: BUNDLE_PLAN, title: 'Bundled Packages', priceCents: null },
  { code: PARTNER_PLAN, title: 'Partner plan', priceCents: 25_000 },
]
