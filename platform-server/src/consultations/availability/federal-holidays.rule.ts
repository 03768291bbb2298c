import { weekdayOf } from './local-time.rule.ts'

const DAY_MS = 86_400_000
const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [0, 3, 5, 6]

const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25']
/** Month, weekday, and which one of the month; -1 is the last. */
const FLOATING = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
] as const

/** Whether federal offices are closed on this day (5 U.S.C. 6103): Friday or Monday for one on a weekend. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return daysOff(year).has(day) || daysOff(year + 1).has(day)
}

function daysOff(year: number): ReadonlySet<string> {
  const fixed = FIXED.map((date) => observed(`${year}-${date}`))
  const floating = FLOATING.map(([month, weekday, place]) => nthOf(year, month, { weekday, place }))
  return new Set([...fixed, ...floating])
}

function observed(day: string): string {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return plusDays(day, -1)
  return weekday === SUNDAY ? plusDays(day, 1) : day
}

function nthOf(year: number, month: number, { weekday, place }: { weekday: number; place: number }): string {
  if (place < 0) {
    const last = dateOf(year, month + 1, 0)
    return plusDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = dateOf(year, month, 1)
  return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7)
}

function dateOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
