import type { Locale } from '@platform/shared-contracts/remote'
import { perLanguage, writtenIn } from '@platform/shared-contracts/rules'

const day = dateFormat({ dateStyle: 'medium' })
const calendarDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const zoneName = dateFormat({ timeZoneName: 'short' })

/** `Nov 20, 2026`, in the zone of who reads it. */
export function formatDay(instant: string, locale: Locale): string {
  return day(locale).format(new Date(instant))
}

/** A calendar day, which is the same in every zone: `2026-11-20`. */
export function formatDate(date: string, locale: Locale): string {
  return calendarDay(locale).format(new Date(date))
}

/** `Nov 20, 2026, 4:05 PM CST`. */
export function formatMoment(instant: string, locale: Locale): string {
  const text = moment(locale).format(new Date(instant))
  const zone = zoneName(locale)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')
  return zone ? `${text} ${zone.value}` : text
}

function dateFormat(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => new Intl.DateTimeFormat(writtenIn(locale), options))
}
