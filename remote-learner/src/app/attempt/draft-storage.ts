import { readUnsentEntries, readUnsentEntry, writeUnsentEntry } from '../offline/unsent-storage.ts'
import { NOTHING_UNSENT, hasUnsent, type Unsent } from './attempt-draft.rule.ts'

const slotOf = (attemptId: string) => `attempt:${attemptId}`

/** The quiz that an attempt belongs to, for the list of unsent items. */
interface OfQuiz {
  readonly code: string
  readonly title: string
}

/** What a crash or a closed tab left unsent in an attempt. A corrupt entry counts as none: the server has the rest. */
export function readUnsent(owner: string, attemptId: string): Unsent {
  const value = readUnsentEntry(owner, slotOf(attemptId))
  return isUnsent(value) ? value : NOTHING_UNSENT
}

export function storeUnsent(owner: string, attempt: OfQuiz & { readonly id: string }, unsent: Unsent): void {
  const { id, code, title } = attempt
  writeUnsentEntry(owner, slotOf(id), hasUnsent(unsent) ? { kind: 'attempt', code, title, ...unsent } : null)
}

export function forgetUnsent(owner: string, attemptId: string): void {
  writeUnsentEntry(owner, slotOf(attemptId), null)
}

/** Ids of the attempts that have unsent answers. */
export function unsentAttempts(owner: string): readonly string[] {
  return Object.keys(readUnsentEntries(owner))
    .filter((slot) => slot.startsWith(slotOf('')))
    .map((slot) => slot.slice(slotOf('').length))
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const { answers, flags, isHandedIn } = value as Partial<Record<keyof Unsent, unknown>>
  return holds(answers, 'number') && holds(flags, 'boolean') && typeof isHandedIn === 'boolean'
}

function holds(value: unknown, type: 'number' | 'boolean'): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === type)
  )
}
