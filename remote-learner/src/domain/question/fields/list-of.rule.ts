import type { Answer } from '@platform/shared-contracts/http'

/** The indices of an answer that is a list; empty without one. */
export function listOf(answer: Answer | null | undefined): readonly number[] {
  return typeof answer === 'object' && answer !== null ? answer : []
}
