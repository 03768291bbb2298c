import { formatter } from '@nanostores/i18n'
import { computed } from 'nanostores'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** Numbers, money and dates in the language of the page. */
export const format = formatter(computed(locale, writtenIn))

/** US dollars from whole cents, without ',00' where there are none. */
export const DOLLARS = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
