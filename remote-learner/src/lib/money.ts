import type { Locale } from '@platform/shared-contracts/remote'
import { perLanguage, writtenIn } from '@platform/shared-contracts/rules'

const dollars = perLanguage(
  (locale) => new Intl.NumberFormat(writtenIn(locale), { style: 'currency', currency: 'USD' }),
)

/** US cents as the language writes dollars: `$20.00`. */
export function formatCents(cents: number, locale: Locale): string {
  return dollars(locale).format(cents / 100)
}
