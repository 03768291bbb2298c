const HOUR_MS = 60 * 60_000

export interface ReceivedRoster {
  /** By the server's clock. */
  readonly madeAt: string
  /** By the clock of this device. */
  readonly receivedAt: number
}

interface Limits {
  readonly warningHours: number
  readonly days: number
}

/** A clock that was set back makes a list look new, so a list from the future is too old. */
export function rosterAge({ receivedAt }: ReceivedRoster, now: number, limits: Limits) {
  const ageMs = now - receivedAt
  if (ageMs < -HOUR_MS || ageMs >= limits.days * 24 * HOUR_MS) return 'tooOld'
  return ageMs >= limits.warningHours * HOUR_MS ? 'old' : 'fresh'
}

/** The server's time now, also where the clock of this device is wrong. */
export function serverTime({ madeAt, receivedAt }: ReceivedRoster, now: number): Date {
  return new Date(Date.parse(madeAt) + Math.max(0, now - receivedAt))
}
