import type { QuizBasis } from '@platform/shared-contracts/http'

const DAY_MS = 24 * 60 * 60_000
/** A certificate that expired longer ago is no start for a renewal: the lessons are read again. */
const RENEWS_AFTER_EXPIRY_DAYS = 365

export interface HeldCertificate {
  readonly expiresAt: Date
  /** It was earned by reading the lessons, or renews one that was. */
  readonly isMeasured: boolean
  /** The content has changed so much since that the module has to be taken again. */
  readonly isOutdated: boolean
}

interface AccessFacts {
  readonly missing: number
  readonly certificate: HeldCertificate | null
  /** When staff opened the quiz to someone who has not read everything. */
  readonly openedAt: readonly Date[]
  readonly lastPassAt: Date | null
}

/** Why this person may start the quiz for credit; `null` while lessons are missing. An opening by staff ends with a pass. */
export function quizBasis(
  { missing, certificate, openedAt, lastPassAt }: AccessFacts,
  now: Date,
): QuizBasis | null {
  if (certificate && isRenewable(certificate, now)) return 'renewal'
  if (missing === 0) return 'lessons'
  const isOpened = openedAt.some((at) => lastPassAt === null || at > lastPassAt)
  return isOpened ? 'staff' : null
}

function isRenewable({ expiresAt, isMeasured, isOutdated }: HeldCertificate, now: Date): boolean {
  const lastDay = expiresAt.getTime() + RENEWS_AFTER_EXPIRY_DAYS * DAY_MS
  return isMeasured && !isOutdated && now.getTime() < lastDay
}
