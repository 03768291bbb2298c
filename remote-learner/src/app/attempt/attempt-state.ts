import type { QuizAttempt } from '@platform/shared-contracts/http'
import { hasUnsent, overlay, type Kept, type Unsent } from './attempt-draft.rule.ts'
import { forgetUnsent, readUnsent, storeUnsent } from './draft-storage.ts'

/** `waiting`: the server could not be reached. Unsent answers are stored in this browser and sent when it responds. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'closed'

export interface AutosaveView {
  readonly answers: Readonly<Record<string, number>>
  readonly flagged: readonly string[]
  readonly save: SaveState
  /** The person has submitted the attempt, but the server has not received it yet. */
  readonly isHandedIn: boolean
}

/** What the server has saved of an attempt, what is unsent in this browser (in all tabs), and what the person sees. */
export function createAttemptState(owner: string, attempt: QuizAttempt) {
  const listeners = new Set<() => void>()
  const unsent = () => readUnsent(owner, attempt.id)
  let kept: Kept = attempt
  let view = viewOf(hasUnsent(unsent()) ? 'waiting' : 'saved')

  function viewOf(save: SaveState): AutosaveView {
    const now = unsent()
    return { ...overlay(kept, now), save, isHandedIn: now.isHandedIn }
  }

  return {
    view: () => view,
    kept: () => kept,
    unsent,
    store: (next: Unsent) => storeUnsent(owner, attempt, next),
    forget: () => forgetUnsent(owner, attempt.id),
    keep(next: Kept) {
      kept = next
    },
    /** An attempt that is closed stays closed. */
    publish(save: SaveState = view.save) {
      view = viewOf(view.save === 'closed' ? 'closed' : save)
      for (const listener of listeners) listener()
    },
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

export type AttemptState = ReturnType<typeof createAttemptState>
