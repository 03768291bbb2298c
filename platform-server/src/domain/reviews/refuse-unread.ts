import type { ModerationState } from '@platform/shared-contracts/http'
import { ProblemError } from '../../lib/problem.ts'

interface Known {
  readonly state: ModerationState
  readonly writtenAt: Date
}

/** 409 where the review is not what the person who decides has read: it was changed since, or another one decided. */
export function refuseUnread(
  known: Known,
  writtenAt: string,
  decidable: readonly ModerationState[] = ['pending'],
): void {
  const isSame = known.writtenAt.getTime() === new Date(writtenAt).getTime()
  if (!isSame || !decidable.includes(known.state)) throw new ProblemError(409, 'review-changed')
}
