import { randomInt, randomUUID } from 'node:crypto'
import type { Language, QuizAccess, QuizBasis } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { QUESTIONS_PER_ATTEMPT } from '../domain/questions/questions-per-attempt.rule.ts'
import { openRenewals } from '../domain/requirements/open-renewals.ts'
import type { Tx } from '../lib/data/database.ts'
import { ProblemError } from '../lib/problem.ts'
import { settleAll } from './finish-attempt.ts'
import { selectQuestions } from '../domain/questions/paper.rule.ts'
import { quizAccess } from './access/quiz-access.ts'
import type { QuizOutcome, QuizSource } from './quiz-ports.ts'
import { deadlineOf } from './quiz-settings.rule.ts'
import { summarizeQuiz } from './quiz-summary.rule.ts'
import { attemptsOf, insertAttempt, lockLearner, unlocksOf, type StoredAttempt } from './sql-attempts.ts'

export interface Learner {
  readonly tenantId: number
  readonly userId: number
}

export interface StartRequest {
  readonly moduleCode: string
  /** The client's; the same one for another quiz is another request. */
  readonly requestKey: string
  /** The language of a new attempt. */
  readonly language: Language
}

interface Around {
  readonly source: QuizSource
  readonly outcome: QuizOutcome
  readonly now: Date
}

/** The attempt that this request started before, the one that is open, or a new one. */
export async function startAttempt(
  tx: Tx,
  learner: Learner,
  request: StartRequest,
  around: Around,
): Promise<StoredAttempt> {
  const { outcome, now } = around
  const { moduleCode, language } = request
  const requestKey = `${moduleCode} ${request.requestKey}`
  await lockLearner(tx, learner.userId)
  await settleAll(tx, learner.userId, { now, outcome })
  const attempts = await attemptsOf(tx, learner.userId, moduleCode)
  const known = attempts.find((attempt) => attempt.requestKey === requestKey || attempt.state === 'open')
  if (known) return known
  const basis = await refuseUnlessMayStart(tx, learner, { moduleCode, language, attempts }, around)
  const made = await open(tx, learner, { moduleCode, requestKey, language, basis }, around)
  await outcome.started(tx, { ...made, score: 0, at: now })
  return made
}

function open(
  tx: Tx,
  learner: Learner,
  request: StartRequest & { readonly basis: QuizBasis },
  { source, now: startedAt }: Around,
): Promise<StoredAttempt> {
  const { moduleCode } = request
  const course = source.course(moduleCode, request.language)
  const language = course?.language ?? SOURCE_LANGUAGE
  return insertAttempt(tx, {
    ...learner,
    ...request,
    language,
    id: randomUUID(),
    contentVersion: course?.contentVersion ?? '',
    state: 'open',
    paper: selectQuestions(source.pool(moduleCode, language), QUESTIONS_PER_ATTEMPT, (limit) =>
      randomInt(limit),
    ),
    startedAt,
    deadlineAt: deadlineOf(moduleCode, startedAt),
  })
}

interface Wanted {
  readonly moduleCode: string
  readonly language: Language
  readonly attempts: readonly StoredAttempt[]
}

/** Returns why they may. */
async function refuseUnlessMayStart(
  tx: Tx,
  { userId }: Learner,
  { moduleCode, language, attempts }: Wanted,
  { source, outcome, now }: Around,
): Promise<QuizBasis> {
  const course = source.course(moduleCode)
  if (!course) throw new ProblemError(404, 'quiz-not-found')
  const unlocks = (await unlocksOf(tx, userId, 'attempts')).filter(
    (unlock) => unlock.moduleCode === moduleCode,
  )
  const access = (await quizAccess(tx, { userId, language, now }))(moduleCode)
  const facts = {
    code: moduleCode,
    title: course.title,
    poolSize: source.pool(moduleCode).length,
    attempts,
    unlockedAt: unlocks.map(({ at }) => at),
    certifiedUntil: (await outcome.certifiedUntil(tx, userId)).get(moduleCode) ?? null,
    mustRenew: (await openRenewals(tx, userId)).has(moduleCode),
    mayTake: true,
    access,
  }
  const { canStart, lockedUntil } = summarizeQuiz(facts, now)
  if (lockedUntil) throw new ProblemError(409, 'quiz-locked')
  if (access.basis === null) throw lessonsMissing(access)
  if (!canStart) throw new ProblemError(409, 'already-passed')
  return access.basis
}

function lessonsMissing({ missing }: QuizAccess): ProblemError {
  const titles = missing.map(({ title }) => title).join('; ')
  return new ProblemError(409, 'lessons-missing', { values: { count: missing.length, lessons: titles } })
}
