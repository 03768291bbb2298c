import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
const NOTICE_MS = 24 * HOUR_MS
export const HORIZON_MS = 30 * 24 * HOUR_MS
const BUFFER_MS = 15 * MINUTE_MS

/** Working days, and the local times at which an hour may begin: 15 minutes lie between one hour and the next. */
const WEEKDAYS = [1, 2, 3, 4, 5]
const STARTS = ['09:00', '10:15', '11:30', '13:30', '14:45', '16:00']

const DIGITS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

export interface Planning {
  readonly now: Date
  readonly from: Date
  readonly to: Date
  /** IANA zone of the partner. */
  readonly timeZone: string
  /** When the partner's booked hours begin. */
  readonly taken: readonly Date[]
}

/** Hours that can be booked between `from` and `to`: within notice and horizon, and clear of what is taken. */
export function freeSlots({ now, from, to, timeZone, taken }: Planning): readonly Date[] {
  const first = Math.max(from.getTime(), now.getTime() + NOTICE_MS)
  const last = Math.min(to.getTime(), now.getTime() + HORIZON_MS)
  return daysBetween(first, last, timeZone)
    .flatMap((day) => STARTS.map((start) => instantAt(`${day}T${start}`, timeZone)))
    .filter((at) => at >= first && at <= last && !isTaken(at, taken))
    .map((at) => new Date(at))
}

function isTaken(at: number, taken: readonly Date[]): boolean {
  return taken.some((other) => Math.abs(other.getTime() - at) < HOUR_MS + BUFFER_MS)
}

/** Local working days that touch the span, as `2026-11-23`. */
function daysBetween(first: number, last: number, timeZone: string): readonly string[] {
  const end = localDay(last, timeZone)
  const days: string[] = []
  for (let day = localDay(first, timeZone); day <= end; day = nextDay(day)) {
    if (WEEKDAYS.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) days.push(day)
  }
  return days
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
}

function localDay(at: number, timeZone: string): string {
  return localTime(at, timeZone).slice(0, 10)
}

/** The instant of this local time in the zone; correct on both sides of a clock change. */
function instantAt(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}:00Z`)
  const offset = (at: number) => Date.parse(`${localTime(at, timeZone)}:00Z`) - at
  const guess = asUtc - offset(asUtc)
  return asUtc - offset(guess)
}

/** `2026-11-23T09:00` in the zone's local time. */
function localTime(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(SOURCE_LANGUAGE, { timeZone, ...DIGITS })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}
