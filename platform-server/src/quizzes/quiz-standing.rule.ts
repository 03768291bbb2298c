import { ATTEMPTS_ALLOWED, LOCK_MS } from './quiz-settings.rule.ts'

export interface GradedAttempt {
  readonly isPassed: boolean
  readonly at: Date
}

export interface QuizStanding {
  readonly attemptsLeft: number
  readonly lockedUntil: Date | null
  /** Failures since attempts were last reset: by a pass, an unlock, or the wait. */
  readonly failures: number
}

interface Round {
  readonly failures: number
  readonly lastFailureAt: number
}

type QuizEvent = { readonly kind: 'pass' | 'failure' | 'unlock'; readonly at: number }

const FRESH: Round = { failures: 0, lastFailureAt: 0 }

/** Three attempts; after the third failure a wait of 24 hours or an unlock grants three again. */
export function quizStanding(
  attempts: readonly GradedAttempt[],
  unlockedAt: readonly Date[],
  now: Date,
): QuizStanding {
  const events: QuizEvent[] = [
    ...attempts.map(({ isPassed, at }) => ({
      kind: isPassed ? ('pass' as const) : ('failure' as const),
      at: at.getTime(),
    })),
    ...unlockedAt.map((at) => ({ kind: 'unlock' as const, at: at.getTime() })),
  ].toSorted((one, other) => one.at - other.at)
  const { failures, lastFailureAt } = afterWait(events.reduce(afterEvent, FRESH), now.getTime())
  const isLocked = failures >= ATTEMPTS_ALLOWED
  return {
    failures,
    attemptsLeft: Math.max(0, ATTEMPTS_ALLOWED - failures),
    lockedUntil: isLocked ? new Date(lastFailureAt + LOCK_MS) : null,
  }
}

function afterEvent(round: Round, { kind, at }: QuizEvent): Round {
  if (kind !== 'failure') return FRESH
  return { failures: afterWait(round, at).failures + 1, lastFailureAt: at }
}

function afterWait(round: Round, at: number): Round {
  return round.failures >= ATTEMPTS_ALLOWED && at >= round.lastFailureAt + LOCK_MS ? FRESH : round
}
