import type { Locale } from '@platform/shared-contracts/remote'

/** Only in a browser: the zone of whoever looks. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Monday, November 23, 9:00 AM CST, where the viewer is. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
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
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso))
}

/** Tue, Nov 24, where the viewer is. */
export function formatShortDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(iso),
  )
}

/** Tue, Nov 24, of a calendar day that has no zone. */
export function formatCalendarDay(day: string, locale: Locale): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${day}T00:00:00Z`))
}
