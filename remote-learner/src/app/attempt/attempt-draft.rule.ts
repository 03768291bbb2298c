import type { AnswersKept, AnswersUpdate } from '@platform/shared-contracts/http'

/** What the server is known to keep. */
export type Kept = Pick<AnswersKept, 'sequence' | 'answers' | 'flagged'>

/** What this browser has changed and the server has not confirmed: option by question, flag by question. */
export interface Unsent {
  readonly answers: Readonly<Record<string, number>>
  readonly flags: Readonly<Record<string, boolean>>
  /** They said that they are done; the attempt is handed in when everything has arrived. */
  readonly isHandedIn: boolean
}

export const NOTHING_UNSENT: Unsent = { answers: {}, flags: {}, isHandedIn: false }

export function hasUnsent(unsent: Unsent): boolean {
  return hasUnsentAnswers(unsent) || unsent.isHandedIn
}

export function hasUnsentAnswers({ answers, flags }: Unsent): boolean {
  return Object.keys(answers).length + Object.keys(flags).length > 0
}

/** What the learner sees: the server's state with their own changes on top. */
export function overlay(kept: Kept, unsent: Unsent): Pick<Kept, 'answers' | 'flagged'> {
  const flagged = kept.flagged.filter((id) => unsent.flags[id] !== false)
  const added = Object.keys(unsent.flags).filter((id) => unsent.flags[id] && !flagged.includes(id))
  return { answers: { ...kept.answers, ...unsent.answers }, flagged: [...flagged, ...added] }
}

/** Everything, as the next in the sequence. */
export function toUpdate(kept: Kept, unsent: Unsent): AnswersUpdate {
  return { sequence: kept.sequence + 1, ...overlay(kept, unsent) }
}

/** What is left to send once `sent` has been confirmed; a choice changed meanwhile stays. */
export function withoutSent(unsent: Unsent, sent: Unsent): Unsent {
  return {
    answers: without(unsent.answers, sent.answers),
    flags: without(unsent.flags, sent.flags),
    isHandedIn: unsent.isHandedIn,
  }
}

function without<Value>(
  entries: Readonly<Record<string, Value>>,
  settled: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(entries).filter(([id, value]) => settled[id] !== value))
}
