import type { Language, QuizAccess, QuizState, QuizSummary } from '@platform/shared-contracts/http'
import type { PaperQuestion } from '../lib/data/schema/training/quizzes.ts'
import { QUESTIONS_PER_ATTEMPT } from '../domain/questions/questions-per-attempt.rule.ts'
import { countRight, type AnswersById } from '../domain/questions/grading.rule.ts'
import { PASS_PERCENT } from '../domain/questions/pass-percent.rule.ts'
import { ATTEMPTS_ALLOWED, RENEWAL_OPENS_MS, timeLimitMinutes } from './quiz-settings.rule.ts'
import { quizStanding, type QuizStanding } from './quiz-standing.rule.ts'

/** What a summary needs of an attempt. */
export interface AttemptFacts {
  readonly id: string
  readonly state: 'open' | 'passed' | 'failed' | 'void'
  readonly paper: readonly PaperQuestion[]
  readonly answers: AnswersById
  readonly startedAt: Date
  readonly submittedAt: Date | null
  readonly correct: number | null
}

export interface SummaryFacts {
  readonly code: string
  readonly title: string
  readonly language?: Language
  readonly poolSize: number
  /** Of this learner and module, oldest first. */
  readonly attempts: readonly AttemptFacts[]
  readonly unlockedAt: readonly Date[]
  /** When the certificate that counts now expires; `null` without one. */
  readonly certifiedUntil: Date | null
  /** An assignment requires a new pass, whatever certificate there is. */
  readonly mustRenew: boolean
  readonly mayTake: boolean
  readonly access: QuizAccess
}

export function summarizeQuiz(facts: SummaryFacts, now: Date): QuizSummary {
  const { code, title, language, poolSize, attempts, mayTake, access } = facts
  const standing = standingOf(facts, now)
  const open = attempts.find(({ state }) => state === 'open')
  const last = gradedAttempts(attempts).at(-1)
  const needsPass = isPassNeeded(facts, now)
  return {
    code,
    title,
    ...(language ? { language } : {}),
    questions: Math.min(QUESTIONS_PER_ATTEMPT, poolSize),
    passPercent: PASS_PERCENT,
    timeLimitMinutes: timeLimitMinutes(code),
    attemptsAllowed: ATTEMPTS_ALLOWED,
    attemptsLeft: standing.attemptsLeft,
    state: stateOf({ open, last, standing }),
    bestScore: bestScore(gradedAttempts(attempts)),
    lockedUntil: isoOf(standing.lockedUntil),
    canStart: [mayTake, !standing.lockedUntil, needsPass, poolSize > 0, access.basis].every(Boolean),
    ...shownAccess({ mayTake, access }, needsPass),
    isRenewalDue: needsPass && last?.state === 'passed',
    openAttemptId: open?.id ?? null,
    ...lastFacts(last),
  }
}

function shownAccess({ mayTake, access }: Pick<SummaryFacts, 'mayTake' | 'access'>, needsPass: boolean) {
  return mayTake && needsPass ? { access } : {}
}

function lastFacts(last: AttemptFacts | undefined) {
  if (!last) return { lastAt: null, lastAttemptId: null, mistakes: 0 }
  const { id, submittedAt, paper, answers } = last
  return {
    lastAt: isoOf(submittedAt),
    lastAttemptId: id,
    mistakes: paper.length - countRight(paper, answers),
  }
}

function isoOf(instant: Date | null): string | null {
  return instant ? instant.toISOString() : null
}

export function standingOf(
  { attempts, unlockedAt }: Pick<SummaryFacts, 'attempts' | 'unlockedAt'>,
  now: Date,
): QuizStanding {
  const graded = gradedAttempts(attempts).map(({ state, submittedAt, startedAt }) => ({
    isPassed: state === 'passed',
    at: submittedAt ?? startedAt,
  }))
  return quizStanding(graded, unlockedAt, now)
}

/** A renewal may be taken from 90 days before the certificate expires, and earlier where one is assigned. */
function isPassNeeded({ certifiedUntil, mustRenew }: SummaryFacts, now: Date): boolean {
  if (certifiedUntil === null || mustRenew) return true
  return now.getTime() >= certifiedUntil.getTime() - RENEWAL_OPENS_MS
}

export function gradedAttempts<Attempt extends Pick<AttemptFacts, 'state'>>(
  attempts: readonly Attempt[],
): readonly Attempt[] {
  return attempts.filter(({ state }) => state === 'passed' || state === 'failed')
}

interface StateFacts {
  readonly open: AttemptFacts | undefined
  readonly last: AttemptFacts | undefined
  readonly standing: QuizStanding
}

function stateOf({ open, last, standing }: StateFacts): QuizState {
  if (open) return 'in_progress'
  if (standing.lockedUntil) return 'locked'
  if (!last) return 'not_started'
  return last.state === 'passed' ? 'passed' : 'failed'
}

function bestScore(graded: readonly AttemptFacts[]): number | null {
  const scores = graded.map(({ correct, paper }) => (correct ?? 0) / Math.max(1, paper.length))
  return scores.length > 0 ? Math.max(...scores) : null
}
