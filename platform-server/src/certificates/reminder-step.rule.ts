const DAY_MS = 24 * 60 * 60_000

/** Days before the expiry on which a holder is reminded, the last on the day itself. */
export const REMINDER_DAYS = [90, 60, 30, 7, 0] as const
/** A reminder that was missed on its day is sent up to a week later; older ones are skipped. */
export const LATE_MS = 7 * DAY_MS

/**
 * The reminder that is due now: the latest step that has been reached, unless it was sent. Missed steps are skipped, so
 * that no one gets two emails at once.
 */
export function dueReminder(expiresAt: Date, sent: readonly number[], now: Date): number | null {
  const leftMs = expiresAt.getTime() - now.getTime()
  if (leftMs < -LATE_MS) return null
  const reached = REMINDER_DAYS.filter((days) => leftMs <= days * DAY_MS)
  const step = reached.at(-1)
  return step === undefined || sent.includes(step) ? null : step
}
