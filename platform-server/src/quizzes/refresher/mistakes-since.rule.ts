import type { Language } from '@platform/shared-contracts/http'
import { isRightAnswer } from '@platform/shared-contracts/rules'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import type { AnswersById } from '../../domain/questions/grading.rule.ts'
import { gradedAttempts, type AttemptFacts } from '../quiz-summary.rule.ts'

/** What this needs of an attempt. */
export interface AnsweredAttempt extends AttemptFacts {
  readonly language: Language
  readonly showsKey: boolean
}

export interface WrongAnswers {
  readonly id: string
  readonly language: Language
  readonly at: Date
  readonly wrong: readonly PaperQuestion[]
  readonly answers: AnswersById
  readonly showsKey: boolean
}

interface Certified {
  /** When the certificate was earned. */
  readonly at: Date
  /** When the one before it was; `null` where it is the first. */
  readonly since: Date | null
}

/** The attempts that a certificate counts, and those after it, oldest first. */
export function countedAttempts<Attempt extends AttemptFacts>(
  attempts: readonly Attempt[],
  since: Date | null,
): readonly Attempt[] {
  return gradedAttempts(attempts).filter((attempt) => since === null || endOf(attempt) > since)
}

/**
 * What was answered wrong, newest attempt first; a question that went wrong again is with the newest. Attempts until the
 * certificate show what was right: who was certified has shown it since.
 */
export function mistakesSince(
  attempts: readonly AnsweredAttempt[],
  { at, since }: Certified,
): readonly WrongAnswers[] {
  const seen = new Set<string>()
  return countedAttempts(attempts, since)
    .toReversed()
    .map((attempt) => {
      const { id, language, paper, answers } = attempt
      const wrong = paper.filter(
        (question) => !seen.has(question.id) && !isRightAnswer(question, answers[question.id]),
      )
      for (const question of wrong) seen.add(question.id)
      const showsKey = attempt.showsKey || endOf(attempt) <= at
      return { id, language, at: endOf(attempt), wrong, answers, showsKey }
    })
    .filter(({ wrong }) => wrong.length > 0)
}

function endOf({ submittedAt, startedAt }: AttemptFacts): Date {
  return submittedAt ?? startedAt
}
