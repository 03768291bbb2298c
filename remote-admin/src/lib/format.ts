import type { format } from '@platform/shared-contracts/remote'

export const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const
export const DAY = { dateStyle: 'medium' } as const

/** US dollars from cents divided by 100, without '.00' where there are none. */
export const DOLLARS = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const

export type Formats = ReturnType<(typeof format)['get']>

/** A day without a time, such as `2025-03-31`, at noon in the viewer's zone: the same day wherever it is read. */
export function dayOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** Days by language: to write one takes longer than to render the cell that shows it, and many cells show the same. */
const written = new WeakMap<Formats['time'], Map<string, string>>()

/** A calendar day, or the viewer's day of an instant. */
export function writeDay(at: string, { time }: Pick<Formats, 'time'>): string {
  const date = at.includes('T') ? new Date(at) : dayOf(at)
  const days = written.get(time) ?? new Map<string, string>()
  written.set(time, days)
  const day = date.toDateString()
  const text = days.get(day) ?? time(date, DAY)
  days.set(day, text)
  return text
}
