import type { Refresher } from '@platform/shared-contracts/http'

/** What a learner can do about the renewal now; `closed` without a subscription or the course. */
export type RenewalStep = 'resume' | 'start' | 'locked' | 'lessons' | 'early' | 'closed'

export function renewalStep(
  { quiz, opensAt }: Pick<Refresher, 'quiz' | 'opensAt'>,
  now: number,
): RenewalStep {
  if (quiz.openAttemptId) return 'resume'
  if (quiz.lockedUntil) return 'locked'
  if (quiz.canStart) return 'start'
  if (quiz.access?.basis === null) return 'lessons'
  return now < Date.parse(opensAt) ? 'early' : 'closed'
}
