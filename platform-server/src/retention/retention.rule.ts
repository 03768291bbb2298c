const DAY_MS = 24 * 60 * 60_000

/** How long each kind of record is stored after its use, in days. Nothing deletes training records. */
export const RETENTION_DAYS = {
  /** After it ended or ran out: long enough to answer "was that me?". */
  session: 30,
  /** After it expired; used ones are deleted with it. */
  mailToken: 7,
  /** After it expired: the address of a person who never came. */
  seatInvitation: 90,
  /** After it was made: the address of someone who did not confirm that they want new posts. */
  newsletterRequest: 7,
  /** After its last change: what someone without an account asked, with their name and address. */
  visitorTicket: 730,
  /** After the start of its consultation: a file of the client; the nightly job of unnamed files deletes its bytes. */
  consultationAttachment: 365,
  /** An opening of a lesson of an imported course, after it expired; results and statements stay. */
  packageLaunch: 30,
  /** What is counted against limits; the longest window is an hour. */
  attempt: 1,
  /** After it expired. */
  releaseOverride: 0,
  /** After it expired: a login or launch of a learning management system. */
  ltiState: 1,
  ltiLaunch: 1,
  /** After it was sent: long enough to compare with what the record store shows. */
  lrsSent: 30,
  /** After it was queued, and neither sent nor looked after. */
  lrsUnsent: 365,
  failureReport: 30,
  loadTime: 30,
  rolloutVisit: 30,
  /** Three months, so that a page's speed can be compared with what it was. */
  vital: 90,
  /** Long enough to look into a misuse that is noticed late; these name network addresses by the thousand. */
  accessAudit: 365,
  /** As long as tax law allows questions about an order or a payment. */
  changeAudit: 7 * 365 + 2,
} as const

/** Records from before this instant may be deleted. */
export function limitOf(record: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[record] * DAY_MS)
}
