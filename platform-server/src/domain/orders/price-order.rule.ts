import type { Quote, QuoteRequest, TenantConfig } from '@platform/shared-contracts/http'
import { catalogOf, LEARNER_PLAN, PARTNER_PLAN, plansOf, priceCart } from '@platform/shared-contracts/rules'

type NotSold = 'not-sold' | 'not-sold:alone' | 'not-sold:one-seat'

const ALONE: readonly string[] = [LEARNER_PLAN, PARTNER_PLAN]

/**
 * The tenant's price for these: courses together with the printed discount, or one plan alone, without a discount.
 * BC0100 is that discount, not something to buy as well. Returns why, the key of a problem, if they are not sold that way.
 */
export function priceOrder(
  { codes, seats }: QuoteRequest,
  tenant: Pick<TenantConfig, 'prices'>,
): Quote | NotSold {
  const wanted = [...new Set(codes)]
  const [only] = wanted
  if (wanted.length > 1 && wanted.some((code) => ALONE.includes(code))) return 'not-sold:alone'
  if (only === PARTNER_PLAN && seats !== 1) return 'not-sold:one-seat'
  const lines = wanted.map((code) => lineOf(code, tenant))
  const known = lines.filter((line) => line !== null)
  if (known.length < lines.length) return 'not-sold'
  return { lines: known, seats, ...priceCart(known, seats) }
}

function lineOf(code: string, tenant: Pick<TenantConfig, 'prices'>) {
  const sold = [...catalogOf(tenant), ...plansOf(tenant)].find((one) => one.code === code)
  if (!sold || sold.priceCents === null) return null
  return { code, title: sold.title, priceCents: sold.priceCents }
}

/** Whether an order opens something to people by seats; the partner plan is the buyer's own. */
export function hasSeats(codes: readonly string[]): boolean {
  return !codes.includes(PARTNER_PLAN)
}
