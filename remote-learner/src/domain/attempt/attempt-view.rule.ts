import type { Answer } from '@platform/shared-contracts/http'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import { overlay, type SavedAttempt, type Unsent } from './attempt-draft.rule.ts'

/**
 * `waiting`: the server could not be reached. Unsent answers are stored in this browser and sent when it responds.
 * `closed`: the attempt is over, submitted on this or another device or out of time.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused' | 'closed'

export interface AttemptView {
  readonly answers: Readonly<Record<string, Answer>>
  readonly flagged: readonly string[]
  readonly save: SaveState
  /** The person has submitted the attempt, but the server has not received it yet. */
  readonly isHandedIn: boolean
}

interface Parts {
  /** What the server has saved. */
  readonly saved: SavedAttempt
  readonly unsent: Unsent
  readonly answers: OutboxEntry | undefined
  readonly submission: OutboxEntry | undefined
  readonly isOffline: boolean
  readonly isOver: boolean
}

/** What the person sees of an attempt. */
export function attemptView({ saved, unsent, answers, submission, isOffline, isOver }: Parts): AttemptView {
  const waiting = [answers, submission].filter((entry) => entry !== undefined)
  return {
    ...overlay(saved, unsent),
    save: isOver ? 'closed' : saveState(waiting, isOffline),
    isHandedIn: submission !== undefined,
  }
}

function saveState(waiting: readonly OutboxEntry[], isOffline: boolean): SaveState {
  if (waiting.length === 0) return 'saved'
  if (waiting.some(({ isRefused }) => isRefused)) return 'refused'
  return isOffline || waiting.some(({ attempts }) => attempts > 0) ? 'waiting' : 'saving'
}
