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
