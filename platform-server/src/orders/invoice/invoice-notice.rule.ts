const DAY_MS = 24 * 60 * 60_000

/** Days from the day that an invoice is due, the earliest first. */
const NOTICES = [
  { kind: 'due-in-7', days: -7 },
  { kind: 'overdue-1', days: 1 },
  { kind: 'overdue-14', days: 14 },
] as const

export type InvoiceNotice = (typeof NOTICES)[number]['kind']

/** An email that is this late is not sent anymore: a reminder of an old matter only confuses. */
const LATEST_DAYS = 30

/** The newest email about an unpaid invoice whose time has come; those before it are no longer sent. */
export function noticeAt(dueAt: Date, now: Date): InvoiceNotice | null {
  const days = (now.getTime() - dueAt.getTime()) / DAY_MS
  const last = NOTICES.findLast((notice) => days >= notice.days)
  return last && days < last.days + LATEST_DAYS ? last.kind : null
}
