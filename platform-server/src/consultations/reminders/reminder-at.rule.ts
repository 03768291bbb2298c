const HOUR_MS = 3_600_000

/** From the nearest to the farthest. */
const LEADS = [
  { lead: 'hour-before', hours: 1 },
  { lead: 'day-before', hours: 24 },
] as const

export type ReminderLead = (typeof LEADS)[number]['lead']

/** How long before a consultation the first reminder goes out. */
export const FIRST_REMINDER_MS = 24 * HOUR_MS

/** Which reminder is due; `null` before the first one and once it has started. A late run skips the one that is out of date. */
export function reminderAt(startsAt: Date, now: Date): ReminderLead | null {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0) return null
  return LEADS.find(({ hours }) => left <= hours * HOUR_MS)?.lead ?? null
}
