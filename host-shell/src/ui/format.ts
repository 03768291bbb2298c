import { formatter } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** Numbers, money and dates in the language of the page. */
export const format = formatter(locale)

/** US dollars from whole cents, without ',00' where there are none. */
export const DOLLARS = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
