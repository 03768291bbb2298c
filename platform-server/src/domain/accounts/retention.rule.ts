/**
 * How many years the records of an erased account are retained: training and consent from the erasure on, orders from
 * the day they were placed. decisions/0128 gives the sources.
 */
export const RETENTION_YEARS = { training: 5, orders: 7, consent: 5 } as const

/** The same day of a later year. */
export function retainedUntil(record: keyof typeof RETENTION_YEARS, from: Date): Date {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + RETENTION_YEARS[record])
  return until
}

/** Records from before this day are no longer retained. */
export function retainedSince(record: keyof typeof RETENTION_YEARS, now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - RETENTION_YEARS[record])
  return since
}
