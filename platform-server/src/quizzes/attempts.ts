import type { SavedAnswers, AnswersUpdate, QuizAttempt } from '@platform/shared-contracts/http'
import { isSameAnswer } from '@platform/shared-contracts/rules'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { attemptAnswer } from './attempt-answer.ts'
import { finishAttempt, settleOverdue } from './finish-attempt.ts'
import { knownAnswers, type AnswersById } from '../domain/questions/grading.rule.ts'
import type { QuizOutcome, QuizSource } from './quiz-ports.ts'
import { findAttempt, lockLearner, updateAttempt, type StoredAttempt } from './sql-attempts.ts'
import { startAttempt, type Learner, type StartRequest } from './start-attempt.ts'

interface Options {
  readonly source: QuizSource
  readonly outcome: QuizOutcome
  readonly now: () => Date
}

/** An attempt's life, each step in the caller's transaction and under the learner's lock. */
export function createAttempts({ source, outcome, now }: Options) {
  const titleOf = ({ moduleCode, language }: StoredAttempt) =>
    source.course(moduleCode, language)?.title ?? moduleCode
  const toQuizAttempt = (tx: Tx, attempt: StoredAttempt) =>
    attemptAnswer(tx, attempt, { title: titleOf(attempt), now: now() })

  async function existing(tx: Tx, { userId }: Learner, id: string): Promise<StoredAttempt> {
    await lockLearner(tx, userId)
    const attempt = await findAttempt(tx, userId, id)
    if (!attempt) throw new ProblemError(404, 'attempt-not-found')
    return settleOverdue(tx, attempt, { now: now(), outcome })
  }

  return {
    async start(tx: Tx, learner: Learner, request: StartRequest): Promise<QuizAttempt> {
      return toQuizAttempt(tx, await startAttempt(tx, learner, request, { source, outcome, now: now() }))
    },

    read: async (tx: Tx, learner: Learner, id: string): Promise<QuizAttempt> =>
      toQuizAttempt(tx, await existing(tx, learner, id)),

    async save(tx: Tx, learner: Learner, id: string, update: AnswersUpdate): Promise<SavedAnswers> {
      const attempt = await existing(tx, learner, id)
      if (attempt.state !== 'open') throw new ProblemError(409, 'attempt-closed')
      return saveAnswers(tx, attempt, update)
    },

    /** Grades once; sent again, it returns the same result. */
    async submit(tx: Tx, learner: Learner, id: string, update: AnswersUpdate): Promise<QuizAttempt> {
      const attempt = await existing(tx, learner, id)
      if (attempt.state !== 'open') return toQuizAttempt(tx, attempt)
      const { answers } = await saveAnswers(tx, attempt, update)
      const finished = await finishAttempt(
        tx,
        { ...attempt, answers },
        { at: now(), isTimedOut: false, outcome },
      )
      return toQuizAttempt(tx, finished)
    },
  }
}

/** Sending it twice has the effect of once; later answers from another device stay. */
async function saveAnswers(tx: Tx, attempt: StoredAttempt, update: AnswersUpdate): Promise<SavedAnswers> {
  const answers = knownAnswers(attempt.paper, update.answers)
  const flagged = update.flagged.filter((id) => attempt.paper.some((question) => question.id === id))
  if (update.sequence > attempt.sequence) {
    const { sequence } = update
    await updateAttempt(tx, attempt.id, { answers, flagged, sequence })
    return { isAccepted: true, sequence, answers: { ...answers }, flagged }
  }
  const isSame = update.sequence === attempt.sequence && isEqual(answers, attempt.answers)
  const { sequence } = attempt
  return { isAccepted: isSame, sequence, answers: { ...attempt.answers }, flagged: [...attempt.flagged] }
}

function isEqual(one: AnswersById, other: AnswersById): boolean {
  const ids = Object.keys({ ...one, ...other })
  return ids.every((id) => isSameAnswer(one[id], other[id]))
}
