const DAY_MS = 24 * 60 * 60_000
const DAYS_TO_PAY = 30

export function invoiceDueAt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + DAYS_TO_PAY * DAY_MS)
}
