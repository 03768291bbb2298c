import type { Availability, OpenHours } from '@platform/shared-contracts/http'
import { isFederalHoliday } from './federal-holidays.rule.ts'
import { dayAfter, localClock, weekdayOf } from './local-time.rule.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Time of the partner that is booked, the break after it included. */
export interface Busy {
  readonly startsAt: Date
  readonly blockedUntil: Date
}

export interface Planning {
  readonly now: Date
  readonly from: Date
  readonly to: Date
  readonly availability: Availability
  /** 30 or 60. */
  readonly minutes: number
  readonly busy: readonly Busy[]
}

/** Starts that can be booked between `from` and `to`: within notice and horizon, and clear of what is booked. */
export function freeSlots({ now, from, to, availability, minutes, busy }: Planning): readonly Date[] {
  const { noticeHours, horizonDays, bufferMinutes, timeZone } = availability
  const first = Math.max(from.getTime(), now.getTime() + noticeHours * HOUR_MS)
  const last = Math.min(to.getTime(), now.getTime() + horizonDays * DAY_MS)
  const clock = localClock(timeZone)
  const length = { minutes, bufferMinutes }
  const starts = new Set<number>()
  for (let day = clock.dayOf(first), end = clock.dayOf(last); day <= end; day = dayAfter(day))
    for (const { from: open, until } of hoursOn(day, availability))
      startsWithin(clock.instantOf(day, open), clock.instantOf(day, until), length).forEach((at) =>
        starts.add(at),
      )
  return [...starts]
    .toSorted((one, other) => one - other)
    .filter((at) => at >= first && at <= last && !isBusy(at, length, busy))
    .map((at) => new Date(at))
}

/** Whether a start lies in the partner's hours and is clear of what is booked; notice, horizon and grid are for clients. */
export function isFreeAt(
  at: Date,
  { availability, minutes, busy }: Omit<Planning, 'now' | 'from' | 'to'>,
): boolean {
  const { bufferMinutes, timeZone } = availability
  const clock = localClock(timeZone)
  const start = at.getTime()
  const day = clock.dayOf(start)
  const isOpen = hoursOn(day, availability).some(
    ({ from, until }) =>
      clock.instantOf(day, from) <= start && start + minutes * MINUTE_MS <= clock.instantOf(day, until),
  )
  return isOpen && !isBusy(start, { minutes, bufferMinutes }, busy)
}

interface Length {
  readonly minutes: number
  readonly bufferMinutes: number
}

/** Counted in elapsed time: an hour that the clocks skip or repeat is offered never or twice. */
function startsWithin(open: number, close: number, { minutes, bufferMinutes }: Length): readonly number[] {
  const step = (minutes + bufferMinutes) * MINUTE_MS
  const count = Math.floor((close - open - minutes * MINUTE_MS) / step) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => open + index * step)
}

function isBusy(at: number, { minutes, bufferMinutes }: Length, busy: readonly Busy[]): boolean {
  const end = at + (minutes + bufferMinutes) * MINUTE_MS
  return busy.some(({ startsAt, blockedUntil }) => startsAt.getTime() < end && at < blockedUntil.getTime())
}

/** Time off wins over a day of its own, which wins over a holiday, which wins over the weekday. */
function hoursOn(day: string, availability: Availability): readonly OpenHours[] {
  const { timeOff, exceptions, isClosedOnHolidays, week } = availability
  if (timeOff.some(({ from, to }) => from <= day && day <= to)) return []
  const exception = exceptions.find((one) => one.day === day)
  if (exception) return exception.hours
  if (isClosedOnHolidays && isFederalHoliday(day)) return []
  return week[weekdayOf(day)] ?? []
}
