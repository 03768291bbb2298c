import { NOTHING_UNSENT, hasUnsent, type Unsent } from './attempt-draft.rule.ts'

const keyOf = (attemptId: string) => `quiz-unsent:${attemptId}`

/** What a crash or a closed tab left unsent of this attempt. A corrupt entry counts as none: the server has the rest. */
export function readUnsent(attemptId: string): Unsent {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? 'null')
    return isUnsent(value) ? value : NOTHING_UNSENT
  } catch {
    return NOTHING_UNSENT
  }
}

export function storeUnsent(attemptId: string, unsent: Unsent): void {
  if (hasUnsent(unsent)) localStorage.setItem(keyOf(attemptId), JSON.stringify(unsent))
  else localStorage.removeItem(keyOf(attemptId))
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const { answers, flags } = value as Partial<Record<keyof Unsent, unknown>>
  return holds(answers, 'number') && holds(flags, 'boolean')
}

function holds(value: unknown, type: 'number' | 'boolean'): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === type)
  )
}
