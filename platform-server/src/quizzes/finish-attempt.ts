import type { Tx } from '../lib/data/database.ts'
import { countRight } from '../domain/questions/grading.rule.ts'
import type { QuizOutcome } from './quiz-ports.ts'
import { isPass } from './quiz-settings.rule.ts'
import { standingOf } from './quiz-summary.rule.ts'
import { attemptsOf, unlocksOf, updateAttempt, type StoredAttempt } from './sql-attempts.ts'

/** Grades the stored answers, once: the caller holds the learner's lock and has seen the attempt open. */
export async function finishAttempt(
  tx: Tx,
  open: StoredAttempt,
  { at, isTimedOut, outcome }: { at: Date; isTimedOut: boolean; outcome: QuizOutcome },
): Promise<StoredAttempt> {
  const { id, paper, answers } = open
  const finished = { submittedAt: at, isTimedOut }
  if (isTimedOut && Object.keys(answers).length === 0)
    return updateAttempt(tx, id, { ...finished, state: 'void' })
  const correct = countRight(paper, answers)
  const isPassed = isPass(correct, paper.length)
  const taken = { ...open, score: correct / paper.length, at }
  if (isPassed) {
    const certificateId = await outcome.passed(tx, taken)
    return updateAttempt(tx, id, { ...finished, state: 'passed', correct, showsKey: true, certificateId })
  }
  await outcome.failed(tx, taken)
  const failed = await updateAttempt(tx, id, { ...finished, state: 'failed', correct })
  const lockedUntil = await lockAfter(tx, failed, at)
  if (!lockedUntil) return failed
  await outcome.locked(tx, taken, lockedUntil)
  return updateAttempt(tx, id, { showsKey: true })
}

/** `null` unless it was the last attempt allowed. */
async function lockAfter(tx: Tx, { userId, moduleCode }: StoredAttempt, at: Date): Promise<Date | null> {
  const attempts = await attemptsOf(tx, userId, moduleCode)
  const unlocks = (await unlocksOf(tx, userId, 'attempts')).filter(
    (unlock) => unlock.moduleCode === moduleCode,
  )
  return standingOf({ attempts, unlockedAt: unlocks.map((unlock) => unlock.at) }, at).lockedUntil
}

function isOverdue({ state, deadlineAt }: StoredAttempt, now: Date): boolean {
  return state === 'open' && deadlineAt !== null && now.getTime() >= deadlineAt.getTime()
}

/** An attempt whose time is up is graded with the answers stored by then, as of its deadline. */
export async function settleOverdue(
  tx: Tx,
  attempt: StoredAttempt,
  { now, outcome }: { now: Date; outcome: QuizOutcome },
): Promise<StoredAttempt> {
  if (!isOverdue(attempt, now)) return attempt
  return finishAttempt(tx, attempt, { at: attempt.deadlineAt ?? now, isTimedOut: true, outcome })
}

/** Grades every attempt of the learner whose time is up. */
export async function settleAll(
  tx: Tx,
  userId: number,
  settling: { readonly now: Date; readonly outcome: QuizOutcome },
): Promise<void> {
  for (const attempt of await attemptsOf(tx, userId))
    if (isOverdue(attempt, settling.now)) await settleOverdue(tx, attempt, settling)
}
