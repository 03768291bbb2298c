const DAY_MS = 24 * 60 * 60_000

/** How long each kind of record outlives its use, in days. Training records are not among them: nothing deletes those. */
export const KEPT_DAYS = {
  /** After it ended or ran out: long enough to answer "was that me?". */
  session: 30,
  /** After it ran out; spent ones go with it. */
  mailToken: 7,
  /** After it ran out: an address of somebody who never came. */
  seatInvitation: 90,
  /** What is counted against limits; the longest window is an hour. */
  attempt: 1,
  /** After it ran out. */
  releaseOverride: 0,
  failureReport: 30,
  loadTime: 30,
  rolloutVisit: 30,
  /** A season, so that a page's speed can be compared with what it was. */
  vital: 90,
  /** Long enough to look into a misuse that is noticed late; these name network addresses by the thousand. */
  accessAudit: 365,
  /** As long as tax law lets anybody ask about an order or a payment. */
  changeAudit: 7 * 365 + 2,
} as const

/** What lies before this instant may go. */
export function limitOf(record: keyof typeof KEPT_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS[record] * DAY_MS)
}
