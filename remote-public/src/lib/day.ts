import type { Locale } from '@platform/shared-contracts/remote'
import { perLanguage, writtenIn } from '@platform/shared-contracts/rules'

const longDay = perLanguage(
  (language) => new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A calendar date or an instant as a day: November 16, 2026. The same in every time zone. */
export function formatDay(iso: string, locale: Locale): string {
  return longDay(locale).format(new Date(iso))
}
