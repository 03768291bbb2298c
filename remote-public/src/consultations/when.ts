import type { Locale } from '@platform/shared-contracts/remote'
import { perLanguage, writtenIn } from '@platform/shared-contracts/rules'

const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const
const moment = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
const time = dateFormat({ timeStyle: 'short' })
const shortDay = dateFormat(SHORT_DAY)
const calendarDay = dateFormat({ ...SHORT_DAY, timeZone: 'UTC' })
const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' })
const weekdayOf = dateFormat({ weekday: 'long', timeZone: 'UTC' })

/** The visitor's time zone. Only the browser knows it, so do not call this on the server. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Monday, November 23, 9:00 AM CST, in the visitor's time zone. */
export function formatMoment(iso: string, locale: Locale): string {
  return moment(locale).format(new Date(iso))
}

/** 9:00 AM */
export function formatTime(iso: string, locale: Locale): string {
  return time(locale).format(new Date(iso))
}

/** Tue, Nov 24, in the visitor's time zone. */
export function formatShortDay(iso: string, locale: Locale): string {
  return shortDay(locale).format(new Date(iso))
}

/** Tue, Nov 24, of a calendar day without a time zone. */
export function formatCalendarDay(day: string, locale: Locale): string {
  return calendarDay(locale).format(new Date(`${day}T00:00:00Z`))
}

/** 9:00 AM, of a clock time without a day: `09:00`. */
export function formatClock(clockTime: string, locale: Locale): string {
  return clock(locale).format(new Date(`2026-01-01T${clockTime}:00Z`))
}

/** Monday is 0. */
export function weekdayName(weekday: number, locale: Locale): string {
  // The fifth of January 2026 was a Monday.
  return weekdayOf(locale).format(Date.UTC(2026, 0, 5 + weekday))
}

function dateFormat(options: Intl.DateTimeFormatOptions) {
  return perLanguage((language) => new Intl.DateTimeFormat(writtenIn(language), options))
}
