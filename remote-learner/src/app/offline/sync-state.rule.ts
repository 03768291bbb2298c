import type { OfflineState } from './offline.slice.ts'

export type SyncState = 'quiet' | 'offline' | 'waiting' | 'sending' | 'refused' | 'saved'

export interface WaitingItem {
  readonly slot: string
  readonly kind: 'place' | 'note' | 'check' | 'question' | 'progress' | 'attempt' | 'handIn'
  /** Title of the lesson or quiz, or the module's code. */
  readonly title: string
}

/** The state of the person's changes, for display; `quiet` while there is nothing to report. */
export function syncState({
  entries,
  failures,
  isSending,
  isOffline,
  hasWaited,
}: Pick<OfflineState, 'entries' | 'failures' | 'isSending' | 'isOffline' | 'hasWaited'>): SyncState {
  const waits = Object.keys(entries).length > 0
  if (Object.values(failures).some(({ isFinal }) => isFinal)) return 'refused'
  if (isOffline) return waits ? 'waiting' : 'offline'
  if (!hasWaited) return 'quiet'
  if (!waits) return 'saved'
  return isSending ? 'sending' : 'waiting'
}

const KINDS: readonly string[] = ['place', 'note', 'check', 'question', 'progress', 'attempt']

export function waitingItems(entries: OfflineState['entries']): readonly WaitingItem[] {
  return Object.entries(entries).flatMap(([slot, entry]) => {
    const { kind, title, code, isHandedIn } = entry as Readonly<Record<string, unknown>>
    if (typeof kind !== 'string' || !KINDS.includes(kind)) return []
    const shown = isHandedIn === true ? 'handIn' : (kind as WaitingItem['kind'])
    return [{ slot, kind: shown, title: String(title ?? code ?? '') }]
  })
}
