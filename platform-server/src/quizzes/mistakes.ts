import type { Language, MistakesPaper, PracticeResult } from '@platform/shared-contracts/http'
import { isRightAnswer } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { countRight, knownAnswers, type AnswersById } from '../domain/questions/grading.rule.ts'
import { gradedAttempts } from './quiz-summary.rule.ts'
import { reviewPaper, withoutKey } from '../domain/questions/review.rule.ts'
import { attemptsOf, type StoredAttempt } from './sql-attempts.ts'

/** The questions that went wrong in the last graded attempt. */
export async function mistakesPaper(
  tx: Tx,
  userId: number,
  { code, titleIn }: { code: string; titleIn: (language: Language) => string },
): Promise<MistakesPaper> {
  const { wrong, attempt } = await lastMistakes(tx, userId, code)
  const { language } = attempt
  return { code, title: titleIn(language), language, questions: withoutKey(wrong) }
}

/** Shows which option was right only where the attempt itself has shown it. */
export async function gradeMistakes(
  tx: Tx,
  userId: number,
  { code, answers }: { code: string; answers: AnswersById },
): Promise<PracticeResult> {
  const { wrong, attempt } = await lastMistakes(tx, userId, code)
  const known = knownAnswers(wrong, answers)
  const questions = reviewPaper(wrong, known, attempt.showsKey)
  return { correct: countRight(wrong, known), total: wrong.length, questions }
}

async function lastMistakes(tx: Tx, userId: number, code: string) {
  const attempt: StoredAttempt | undefined = gradedAttempts(await attemptsOf(tx, userId, code)).at(-1)
  const wrong =
    attempt?.paper.filter((question) => !isRightAnswer(question, attempt.answers[question.id])) ?? []
  if (!attempt || wrong.length === 0) throw new ProblemError(404, 'no-mistakes')
  return { wrong, attempt }
}
