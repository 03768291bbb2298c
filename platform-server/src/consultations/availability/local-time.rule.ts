import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

const DAY_MS = 86_400_000

const DIGITS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

export interface LocalClock {
  /** `2026-11-23`, the day that the zone's calendars show. */
  dayOf(at: number): string
  /**
   * The instant of a local time, `24:00` included. Of a time that the clocks show twice the first; a time that they
   * skip is moved by as much as they skip.
   */
  instantOf(day: string, time: string): number
}

/** Days and times of an IANA zone, correct on both sides of a clock change in either hemisphere. */
export function localClock(timeZone: string): LocalClock {
  const format = new Intl.DateTimeFormat(SOURCE_LANGUAGE, { timeZone, ...DIGITS })
  const local = (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
  }
  const offset = (at: number) => Date.parse(`${local(at)}:00Z`) - at

  function instantOf(day: string, time: string): number {
    if (time === '24:00') return instantOf(dayAfter(day), '00:00')
    const asUtc = Date.parse(`${day}T${time}:00Z`)
    // No zone changes its clock twice within two days: these are the offsets before and after a change.
    const [before, after] = [offset(asUtc - DAY_MS), offset(asUtc + DAY_MS)]
    const isShown = (at: number) => local(at) === `${day}T${time}`
    return [asUtc - before, asUtc - after].find(isShown) ?? asUtc - before
  }
  return { dayOf: (at) => local(at).slice(0, 10), instantOf }
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
