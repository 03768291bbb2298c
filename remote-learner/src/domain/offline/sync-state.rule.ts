import { UNKNOWN_KIND, type OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { OutboxState } from '../outbox/outbox.slice.ts'

export type SyncState = 'quiet' | 'offline' | 'waiting' | 'sending' | 'refused' | 'saved'

const KINDS = ['place', 'note', 'check', 'question', 'exercise', 'progress', 'answers', 'submission'] as const

export interface WaitingItem extends Pick<OutboxEntry, 'slot' | 'title' | 'lastError' | 'isRefused'> {
  readonly kind: (typeof KINDS)[number] | typeof UNKNOWN_KIND
}

/** The state of the person's changes, for display; `quiet` while there is nothing to report. */
export function syncState({
  entries,
  storage,
  isSending,
  isOffline,
  hasWaited,
}: Pick<OutboxState, 'entries' | 'storage' | 'isSending' | 'isOffline' | 'hasWaited'>): SyncState {
  const waiting = Object.values(entries)
  const waits = waiting.length > 0
  if (waiting.some(({ isRefused }) => isRefused)) return 'refused'
  if (isOffline) return waits ? 'waiting' : 'offline'
  if (needsAttention(waiting, storage)) return 'waiting'
  if (!hasWaited) return 'quiet'
  if (!waits) return 'saved'
  return isSending ? 'sending' : 'waiting'
}

/** Waiting does not help: nothing here can send it, or only this page still has it. */
function needsAttention(waiting: readonly OutboxEntry[], storage: OutboxState['storage']): boolean {
  return storage !== 'stored' || waiting.some(({ kind }) => !isKnown(kind))
}

export function waitingItems(entries: OutboxState['entries']): readonly WaitingItem[] {
  return Object.values(entries).map(({ kind, slot, title, lastError, isRefused }) => ({
    ...{ slot, title, lastError, isRefused },
    kind: isKnown(kind) ? kind : UNKNOWN_KIND,
  }))
}

function isKnown(kind: string): kind is (typeof KINDS)[number] {
  return (KINDS as readonly string[]).includes(kind)
}
