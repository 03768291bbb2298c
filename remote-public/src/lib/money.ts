import type { Locale } from '@platform/shared-contracts/remote'
import { perLanguage, writtenIn } from '@platform/shared-contracts/rules'

const wholeDollars = dollarsWith(0)
const dollarsAndCents = dollarsWith(2)

/** Whole dollars without decimals, everything else with two. */
export function formatMoney(cents: number, locale: Locale): string {
  const format = cents % 100 === 0 ? wholeDollars : dollarsAndCents
  return format(locale).format(cents / 100)
}

function dollarsWith(digits: number) {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return perLanguage(
    (language) =>
      new Intl.NumberFormat(writtenIn(language), { style: 'currency', currency: 'USD', ...options }),
  )
}
