const SECOND_MS = 1000
const MINUTE_S = 60

/** Whole seconds left on the server's clock, by a browser's clock and how far it is off. */
export function secondsLeft(deadlineAt: string, browserNow: number, clockOffsetMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadlineAt) - (browserNow + clockOffsetMs)) / SECOND_MS))
}

/** `4:07`, `12:00`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}

/** Minutes that are worth saying aloud: five, and one. */
export function announcedMinutes(seconds: number): number | null {
  if (seconds <= MINUTE_S) return 1
  return seconds <= 5 * MINUTE_S ? 5 : null
}
