import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** Whole dollars without decimals, everything else with two. */
export function formatMoney(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(writtenIn(locale), {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
