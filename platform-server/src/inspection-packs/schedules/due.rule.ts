import type { PackSchedule } from '@platform/shared-contracts/http'

/** Of a schedule; days are ISO 8601, in UTC. */
interface Rhythm extends Pick<PackSchedule, 'every' | 'day' | 'madeFor'> {
  /** Days before it are not made up for. */
  readonly startsOn: string
}

const DAY_MS = 24 * 60 * 60_000
/** No two days of a schedule are further apart. */
const LONGEST_GAP = 31

/** The day for which a pack has to be made now: today, or a day since then on which no server ran. */
export function dueOn({ startsOn, madeFor, ...rhythm }: Rhythm, today: string): string | null {
  const latest = daysFrom(today, -1).find((day) => isDay(rhythm, day))
  if (latest === undefined || latest < startsOn) return null
  return madeFor !== null && latest <= madeFor ? null : latest
}

/** When it makes the next pack. */
export function nextOn(rhythm: Rhythm, today: string): string | null {
  if (dueOn(rhythm, today) !== null) return today
  return daysFrom(today, 1).find((day) => day > today && isDay(rhythm, day)) ?? null
}

function isDay({ every, day }: Pick<Rhythm, 'every' | 'day'>, at: string): boolean {
  const date = new Date(`${at}T00:00:00Z`)
  return every === 'month' ? date.getUTCDate() === day : (date.getUTCDay() + 6) % 7 === day - 1
}

function daysFrom(today: string, step: 1 | -1): string[] {
  const start = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: LONGEST_GAP + 1 }, (_, index) =>
    new Date(start + index * step * DAY_MS).toISOString().slice(0, 10),
  )
}
