import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** `Nov 20, 2026`, in the zone of who reads it. */
export function formatDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), { dateStyle: 'medium' }).format(new Date(instant))
}

/** A calendar day, which is the same in every zone: `2026-11-20`. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(writtenIn(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** `Nov 20, 2026, 4:05 PM CST`. */
export function formatMoment(instant: string, locale: Locale): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  const parts = new Intl.DateTimeFormat(writtenIn(locale), options).format(new Date(instant))
  const zone = new Intl.DateTimeFormat(writtenIn(locale), { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')
  return zone ? `${parts} ${zone.value}` : parts
}
