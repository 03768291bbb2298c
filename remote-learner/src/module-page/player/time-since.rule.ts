const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The time since an instant: `5 minutes`, `3 hours`, `2 days`. */
export function timeSince(instant: string, now: number, language: string): string {
  const passedMs = Math.max(0, now - Date.parse(instant))
  const [value, unit] =
    passedMs < HOUR_MS
      ? [Math.floor(passedMs / MINUTE_MS), 'minute']
      : passedMs < 2 * DAY_MS
        ? [Math.floor(passedMs / HOUR_MS), 'hour']
        : [Math.floor(passedMs / DAY_MS), 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
