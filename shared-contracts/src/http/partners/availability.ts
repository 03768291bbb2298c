import { z } from 'zod/mini'
import { code, day, text } from '../text.ts'

export const NOTICE_HOURS = [24, 48, 72, 168] as const
export const BUFFER_MINUTES = [0, 15, 30, 60] as const
export const HORIZON_DAYS = [14, 30, 60] as const

const QUARTER = 'Use a time on a quarter of an hour, such as 09:15.'
const clock = /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/

/** From and until when, in the partner's local time; `24:00` is the end of the day. */
const OpenHours = z
  .object({ from: code(clock, 5, QUARTER), until: code(clock, 5, QUARTER) })
  .check(z.refine(({ from, until }) => from < until, { error: 'End after the start.', path: ['until'] }))
export type OpenHours = z.infer<typeof OpenHours>

/** The hours of one day, in any order. */
const DayHours = z
  .array(OpenHours)
  .check(
    z.maxLength(6, 'Use at most 6 spans a day.'),
    z.refine(isApart, { error: 'These hours overlap. Change one of them.' }),
  )

function isApart(hours: readonly OpenHours[]): boolean {
  const sorted = hours.toSorted((one, other) => one.from.localeCompare(other.from))
  return sorted.every(({ from }, index) => index === 0 || (sorted[index - 1]?.until ?? '') <= from)
}

/** A name of the time zone database, such as `America/Chicago`. */
const TimeZone = code(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 60, 'Choose a time zone.').check(
  z.refine(isKnownZone, { error: 'Choose a time zone.' }),
)

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

const TimeOff = z
  .object({ from: day('Enter the first day.'), to: day('Enter the last day.') })
  .check(z.refine(({ from, to }) => from <= to, { error: 'End on the first day or later.', path: ['to'] }))

/**
 * When a partner takes bookings. Days and times are local to `timeZone`.
 *
 * Source  GET and PUT {api}/consultants/me/availability. Errors: 403 unless a partner, 422.
 */
export const Availability = z.object({
  timeZone: TimeZone,
  /** Seven days from Monday on; a day without hours is closed. */
  week: z.array(DayHours).check(z.minLength(7), z.maxLength(7)),
  /** Days that differ from their weekday; without hours such a day is closed. */
  exceptions: z.array(z.object({ day: day('Enter a date.'), hours: DayHours })).check(
    z.maxLength(60, 'Use at most 60 days.'),
    z.refine((days) => new Set(days.map((one) => one.day)).size === days.length, {
      error: 'One date is listed twice. Put its hours together.',
    }),
  ),
  /** Both days included. It wins over everything else. */
  timeOff: z.array(TimeOff).check(z.maxLength(40, 'Use at most 40 periods.')),
  /** Whether the federal holidays are closed, unless they are an exception. */
  isClosedOnHolidays: z.boolean(),
  noticeHours: z.literal(NOTICE_HOURS),
  /** Free time after each consultation. */
  bufferMinutes: z.literal(BUFFER_MINUTES),
  horizonDays: z.literal(HORIZON_DAYS),
  /** Of the partner's own video meeting; null: the partner sends a link by email. */
  videoLink: z.nullable(
    text(500).check(
      z.refine((value) => /^https:\/\/[^\s/]+/.test(value) && URL.canParse(value), {
        error: 'Enter an address that starts with https://.',
      }),
    ),
  ),
})
export type Availability = z.infer<typeof Availability>
