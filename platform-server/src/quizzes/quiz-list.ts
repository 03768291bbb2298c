import type { Language, QuizSummary } from '@platform/shared-contracts/http'
import { courseTitle, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { openRenewals } from '../domain/requirements/open-renewals.ts'
import type { Tx } from '../lib/data/database.ts'
import { settleAll } from './finish-attempt.ts'
import { quizAccess } from './access/quiz-access.ts'
import type { QuizOutcome, QuizSource } from './quiz-ports.ts'
import { summarizeQuiz } from './quiz-summary.rule.ts'
import { attemptsOf, lockLearner, unlocksOf } from './sql-attempts.ts'

interface Options {
  readonly source: QuizSource
  readonly outcome: QuizOutcome
  readonly now: () => Date
}

interface Learner {
  readonly userId: number
  /** Every quiz or none, or these. */
  readonly mayTake: boolean | readonly string[]
  readonly language?: Language | undefined
}

/** A learner's standing in every quiz. */
export async function listQuizzes(
  tx: Tx,
  learner: Learner,
  { source, outcome, now }: Options,
): Promise<QuizSummary[]> {
  const { userId, mayTake, language } = learner
  await lockLearner(tx, userId)
  await settleAll(tx, userId, { now: now(), outcome })
  const attempts = await attemptsOf(tx, userId)
  const unlocks = await unlocksOf(tx, userId, 'attempts')
  const certified = await outcome.certifiedUntil(tx, userId)
  const renewals = await openRenewals(tx, userId)
  const accessTo = await quizAccess(tx, { userId, language, now: now() })
  return source.codes.map((code) =>
    summarizeQuiz(
      {
        code,
        ...titled(code, { source, language }),
        poolSize: source.pool(code).length,
        attempts: attempts.filter(({ moduleCode }) => moduleCode === code),
        unlockedAt: unlocks.filter(({ moduleCode }) => moduleCode === code).map(({ at }) => at),
        certifiedUntil: certified.get(code) ?? null,
        mustRenew: renewals.has(code),
        access: accessTo(code),
        mayTake: typeof mayTake === 'boolean' ? mayTake : mayTake.includes(code),
      },
      now(),
    ),
  )
}

/** The name in the language that is read, and the language that its questions are in. */
function titled(
  code: string,
  { source, language }: { readonly source: QuizSource; readonly language: Language | undefined },
): { readonly title: string; readonly language: Language } {
  const course = source.course(code, language)
  const title = source.course(code)?.title ?? code
  return {
    title: courseTitle({ code, title }, language ?? SOURCE_LANGUAGE),
    language: course?.language ?? SOURCE_LANGUAGE,
  }
}
