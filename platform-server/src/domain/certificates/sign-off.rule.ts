import type { SignOff } from '@platform/shared-contracts/http'

const DAY_MS = 24 * 60 * 60_000
/** Practice up to a year before the pass counts for it. */
const COUNTS_BEFORE_DAYS = 365

interface Signed {
  readonly moduleCode: string
  /** Calendar day, `2026-11-20`. */
  readonly performedOn: string
  readonly signedBy: string
}

interface Certified {
  readonly moduleCode: string
  readonly issuedAt: Date
  readonly replacedAt: Date | null
}

/** The latest practice that belongs to this certificate: from a year before it was issued until it was replaced. */
export function signOffOf(
  { moduleCode, issuedAt, replacedAt }: Certified,
  practicals: readonly Signed[],
): SignOff | null {
  const from = issuedAt.getTime() - COUNTS_BEFORE_DAYS * DAY_MS
  const until = replacedAt?.getTime() ?? Infinity
  const counting = practicals
    .filter((practical) => practical.moduleCode === moduleCode)
    .filter(({ performedOn }) => Date.parse(performedOn) >= from && Date.parse(performedOn) < until)
    .toSorted((one, other) => one.performedOn.localeCompare(other.performedOn))
  const latest = counting.at(-1)
  return latest ? { signedBy: latest.signedBy, performedOn: latest.performedOn } : null
}
