import type { QuizAttempt, QuizResult } from '@platform/shared-contracts/http'
import type { Tx } from '../lib/data/database.ts'
import { PASS_PERCENT } from '../domain/questions/pass-percent.rule.ts'
import { standingOf } from './quiz-summary.rule.ts'
import { reviewPaper, withoutKey } from '../domain/questions/review.rule.ts'
import { attemptsOf, unlocksOf, type StoredAttempt } from './sql-attempts.ts'

interface AnswerContext {
  readonly title: string
  readonly now: Date
}

/** The attempt as its learner may see it now: the answer key is left out until it may be shown. */
export async function attemptAnswer(
  tx: Tx,
  attempt: StoredAttempt,
  { title, now }: AnswerContext,
): Promise<QuizAttempt> {
  const { id, moduleCode, state, paper, answers, flagged, sequence, startedAt, deadlineAt } = attempt
  const { language } = attempt
  return {
    id,
    code: moduleCode,
    title,
    language,
    state,
    passPercent: PASS_PERCENT,
    questions: withoutKey(paper),
    answers: { ...answers },
    flagged: [...flagged],
    sequence,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
    result: state === 'open' ? null : await resultOf(tx, attempt, now),
  }
}

async function resultOf(tx: Tx, attempt: StoredAttempt, now: Date): Promise<QuizResult> {
  const { userId, moduleCode, state, paper, answers, startedAt, submittedAt } = attempt
  const all = await attemptsOf(tx, userId, moduleCode)
  const unlocks = (await unlocksOf(tx, userId, 'attempts')).filter(
    (unlock) => unlock.moduleCode === moduleCode,
  )
  const standing = standingOf({ attempts: all, unlockedAt: unlocks.map(({ at }) => at) }, now)
  return {
    isPassed: state === 'passed',
    correct: attempt.correct ?? 0,
    total: paper.length,
    submittedAt: (submittedAt ?? startedAt).toISOString(),
    isTimedOut: attempt.isTimedOut,
    attemptsLeft: standing.attemptsLeft,
    lockedUntil: standing.lockedUntil?.toISOString() ?? null,
    certificateId: attempt.certificateId,
    review: state === 'void' ? [] : reviewPaper(paper, answers, attempt.showsKey),
  }
}
