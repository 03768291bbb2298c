import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** The visitor's time zone. Only the browser knows it, so do not call this on the server. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Monday, November 23, 9:00 AM CST, in the visitor's time zone. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso))
}

/** 9:00 AM */
export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), { timeStyle: 'short' }).format(new Date(iso))
}

/** Tue, Nov 24, in the visitor's time zone. */
export function formatShortDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(iso))
}

/** Tue, Nov 24, of a calendar day without a time zone. */
export function formatCalendarDay(day: string, locale: Locale): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(writtenIn(locale), format).format(new Date(`${day}T00:00:00Z`))
}

/** 9:00 AM, of a clock time without a day: `09:00`. */
export function formatClock(time: string, locale: Locale): string {
  const format = { timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(writtenIn(locale), format).format(new Date(`2026-01-01T${time}:00Z`))
}

/** Monday is 0. */
export function weekdayName(weekday: number, locale: Locale): string {
  const format = { weekday: 'long', timeZone: 'UTC' } as const
  // The fifth of January 2026 was a Monday.
  return new Intl.DateTimeFormat(writtenIn(locale), format).format(Date.UTC(2026, 0, 5 + weekday))
}
