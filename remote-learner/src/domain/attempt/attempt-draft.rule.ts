import type { Answer, SavedAnswers, AnswersUpdate } from '@platform/shared-contracts/http'
import { isSameAnswer } from '@platform/shared-contracts/rules'

/** What the server is known to keep. */
export type SavedAttempt = Pick<SavedAnswers, 'sequence' | 'answers' | 'flagged'>

/** What this browser has changed and the server has not confirmed: answer by question, flag by question. */
export interface Unsent {
  readonly answers: Readonly<Record<string, Answer>>
  readonly flags: Readonly<Record<string, boolean>>
}

export const NOTHING_SAVED: SavedAttempt = { sequence: 0, answers: {}, flagged: [] }
export const NOTHING_UNSENT: Unsent = { answers: {}, flags: {} }

/** What the learner sees: the server's state with their own changes on top. */
export function overlay(saved: SavedAttempt, unsent: Unsent): Pick<SavedAttempt, 'answers' | 'flagged'> {
  const flagged = saved.flagged.filter((id) => unsent.flags[id] !== false)
  const added = Object.keys(unsent.flags).filter((id) => unsent.flags[id] && !flagged.includes(id))
  return { answers: { ...saved.answers, ...unsent.answers }, flagged: [...flagged, ...added] }
}

/** Everything, as the next in the sequence. */
export function toUpdate(saved: SavedAttempt, unsent: Unsent): AnswersUpdate {
  return { sequence: saved.sequence + 1, ...overlay(saved, unsent) }
}

export function withChange(unsent: Unsent, change: Partial<Unsent>): Unsent {
  return {
    answers: { ...unsent.answers, ...change.answers },
    flags: { ...unsent.flags, ...change.flags },
  }
}

/** What is left to send once `sent` has been confirmed; a choice changed meanwhile stays. */
export function withoutSent(unsent: Unsent, sent: Unsent): Unsent {
  return {
    answers: without(unsent.answers, sent.answers, isSameAnswer),
    flags: without(unsent.flags, sent.flags, Object.is),
  }
}

export function hasUnsent({ answers, flags }: Unsent): boolean {
  return Object.keys(answers).length + Object.keys(flags).length > 0
}

function without<Value>(
  entries: Readonly<Record<string, Value>>,
  settled: Readonly<Record<string, Value>>,
  isSame: (one: Value, other: Value | undefined) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(entries).filter(([id, value]) => !isSame(value, settled[id])))
}
