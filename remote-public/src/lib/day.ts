import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** A calendar date or an instant as a day: November 16, 2026. The same in every time zone. */
export function formatDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}
