import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** US cents as the language writes dollars: `$20.00`. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(writtenIn(locale), { style: 'currency', currency: 'USD' }).format(cents / 100)
}
