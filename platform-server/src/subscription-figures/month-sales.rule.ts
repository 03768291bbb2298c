import type { MonthSales } from '@platform/shared-contracts/http'
import type { LedgerAccount } from '../lib/data/schema/money/ledger.ts'

/** What was posted on an account in a month, `2026-11` in UTC; debits are positive. */
export interface MonthlySum {
  readonly month: string
  readonly account: LedgerAccount
  readonly amountCents: number
}

/** The start of the first of `months` months, of which the one of `now` is the last; in UTC. */
export function firstMonth(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1))
}

export function salesOf(sums: readonly MonthlySum[], month: string): MonthSales {
  const on = (...accounts: readonly LedgerAccount[]) =>
    sums
      .filter((sum) => sum.month === month && accounts.includes(sum.account))
      .reduce((total, { amountCents }) => total + amountCents, 0)
  // Sales are credits, so they are negative in the ledger.
  const coursesCents = 0 - on('courses')
  const subscriptionsCents = 0 - on('subscriptions')
  const partnerPlansCents = 0 - on('partner-plans')
  const discountsCents = on('discounts')
  const refundsCents = on('refunds')
  return {
    ...{ coursesCents, subscriptionsCents, partnerPlansCents, discountsCents, refundsCents },
    netCents: coursesCents + subscriptionsCents + partnerPlansCents - discountsCents - refundsCents,
    receivedCents: on('bank', 'card'),
  }
}
