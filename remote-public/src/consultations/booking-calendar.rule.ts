import type { Entitlement, EntitlementWindow } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

export interface CalendarDay {
  /** `2026-11-23`, in the viewer's zone. */
  readonly day: string
  readonly slots: readonly string[]
}

export interface CalendarWeek {
  /** Its Monday. */
  readonly monday: string
  readonly days: readonly CalendarDay[]
}

const DAY_MS = 86_400_000
const LONGEST_HORIZON_DAYS = 62
const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

interface Wanted {
  readonly minutes: number
  /** A booking that is about to move: its time is free for itself. */
  readonly instead?: { readonly startsAt: string; readonly minutes: number }
}

/** The slots that a window of a plan covers in which as many minutes are left. */
export function coveredSlots(
  slots: readonly string[],
  plans: readonly Entitlement[],
  { minutes, instead }: Wanted,
): readonly string[] {
  const freed = (window: EntitlementWindow) =>
    instead && isWithin(instead.startsAt, window) ? instead.minutes : 0
  const open = plans
    .flatMap(({ windows }) => windows)
    .filter((window) => window.minutesLeft + freed(window) >= minutes)
  return slots.filter((slot) => open.some((window) => isWithin(slot, window)))
}

function isWithin(slot: string, { startsAt, endsAt }: EntitlementWindow): boolean {
  const at = Date.parse(slot)
  return Date.parse(startsAt) <= at && at < Date.parse(endsAt)
}

/** Slots by week and day as the viewer's calendar has them; weeks without a slot are left out. */
export function weeksOf(slots: readonly string[], timeZone: string): readonly CalendarWeek[] {
  const byDay = groupBy(slots, (slot) => localDay(slot, timeZone))
  const byWeek = groupBy([...byDay.keys()], mondayOf)
  return [...byWeek].map(([monday, days]) => ({
    monday,
    days: days.map((day) => ({ day, slots: byDay.get(day) ?? [] })),
  }))
}

function groupBy(values: readonly string[], keyOf: (value: string) => string): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

function localDay(slot: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(SOURCE_LANGUAGE, { timeZone, ...DIGITS })
  const part = Object.fromEntries(
    format.formatToParts(new Date(slot)).map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day}`
}

function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

export type WindowState = 'open' | 'used' | 'over'

export function windowState({ endsAt, isUsed }: EntitlementWindow, now: Date): WindowState {
  if (isUsed) return 'used'
  return Date.parse(endsAt) <= now.getTime() ? 'over' : 'open'
}

/** Query for everything that can be booked from this day on; the same all day, so that it is read once. */
export function slotsPath(partnerId: number | string, minutes: number, now: Date): string {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const query = new URLSearchParams({
    from: new Date(today).toISOString(),
    to: new Date(today + LONGEST_HORIZON_DAYS * DAY_MS).toISOString(),
    minutes: String(minutes),
  })
  return `/consultants/${partnerId}/slots?${query}`
}
