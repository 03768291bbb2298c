import type { Answer, QuestionReview } from '@platform/shared-contracts/http'

/** A review of options: indices of what was chosen and of what is right. */
export interface Outcome {
  readonly isRight: boolean
  readonly chosen: readonly number[]
  /** `null` until it may be shown. What the learner got right, they know. */
  readonly right: readonly number[] | null
  readonly whyOf: (index: number) => string | null
}

export function outcomeOf({ isRight, chosen, answer, whys }: QuestionReview): Outcome {
  const right = answer ?? (isRight ? chosen : null)
  return {
    isRight,
    chosen: chosen === null ? [] : placesOf(chosen),
    right: right === null ? null : placesOf(right),
    whyOf: (index) => whys?.[index] ?? null,
  }
}

function placesOf(answer: Answer): readonly number[] {
  return typeof answer === 'number' ? [answer] : answer
}
