const SHOWN = 24

/** `2026-11` and the months before, the newest first. */
export function recentMonths(now: Date): readonly string[] {
  return Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

/** November 2026 */
export function monthName(month: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', format).format(new Date(`${month}-01T00:00:00Z`))
}

/** 1.5 of 90 minutes. */
export function hoursOf(minutes: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(minutes / 60)
}
