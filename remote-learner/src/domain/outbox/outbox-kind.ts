import type { Change } from './outbox-entry.rule.ts'
import type { StoredValue } from './stored-items.ts'

export type TakenOver = Change & { readonly madeAt?: number }

/** What the outbox knows of a kind before its handler is loaded. */
export interface OutboxKind {
  readonly kind: string
  readonly isPayload: (payload: unknown) => boolean
  /** What an older tab changed again after its item was taken over; by default, the entry stays as it was. */
  readonly merge?: (before: unknown, takenOver: unknown) => unknown
  /** Turns what version 1 stored in this slot into changes; `null` if it is of another kind. */
  readonly takeOver?: (old: StoredValue, slot: string) => readonly TakenOver[] | null
}
