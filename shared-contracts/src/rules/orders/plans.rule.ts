import type { TenantConfig } from '../../http/tenants/tenant.ts'
import { CORE_MODULES, type CatalogEntry } from '../catalog.rule.ts'

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

type Priced = Pick<TenantConfig, 'prices'>

/** US cents a month, until a tenant sets its own price. */
export const LEARNER_MONTHLY_CENTS = 2900

export function learnerMonthlyCents({ prices }: Priced): number {
  return prices?.learnerMonthlyCents ?? LEARNER_MONTHLY_CENTS
}

/** US cents for 30 days, until a tenant sets its own price. */
export const PARTNER_MONTHLY_CENTS = 25_000

export function partnerMonthlyCents({ prices }: Priced): number {
  return prices?.partnerMonthlyCents ?? PARTNER_MONTHLY_CENTS
}

/** Whether a plan can be ordered; people who have it keep it either way. */
export function isOffered(code: string, { prices }: Priced): boolean {
  return !(prices?.notOffered ?? []).includes(code)
}

/** Days of the learner subscription that a person gets once without a payment; 0 where there is no trial. */
export function trialDaysOf(tenant: Priced): number {
  return isOffered(LEARNER_PLAN, tenant) ? (tenant.prices?.trialDays ?? 0) : 0
}

/** What the tenant sells beside single courses. */
export function plansOf(tenant: Priced): readonly Plan[] {
  return [
    { code: LEARNER_PLAN, title: 'Learner subscription', priceCents: learnerMonthlyCents(tenant) },
    { code: BUNDLE_PLAN, title: 'Bundled Packages', priceCents: null },
    {
      code: PARTNER_PLAN,
      title: 'Partner plan',
      priceCents: partnerMonthlyCents(tenant),
    },
  ]
}

/** The twelve courses at the tenant's prices. */
export function catalogOf({ prices }: Priced): readonly CatalogEntry[] {
  return CORE_MODULES.map((entry) => ({
    ...entry,
    priceCents: prices?.courseCents?.[entry.code] ?? entry.priceCents,
  }))
}
