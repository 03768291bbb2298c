import { formatter } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** Numbers, money and dates in the language of the page. */
export const format = formatter(locale)

export const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const
export const DAY = { dateStyle: 'medium' } as const
