import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StorageMode } from './held-entries.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.rule.ts'

export interface OutboxState {
  /** What this person has not sent yet from this browser, as stored, by slot and oldest first. */
  readonly entries: Readonly<Record<string, OutboxEntry>>
  readonly storage: StorageMode
  readonly isSending: boolean
  readonly isOffline: boolean
  /** When the oldest stored answer on this page was given, by the device's clock; `null` while all are the server's. */
  readonly storedAt: number | null
  /** Something had to wait since the person last saw that everything is saved. */
  readonly hasWaited: boolean
  /** How often the browser has reported that the network is back. */
  readonly reconnections: number
}

export interface OutboxRoot {
  readonly outbox: OutboxState
}

const initialState: OutboxState = {
  entries: {},
  storage: 'stored',
  isSending: false,
  isOffline: false,
  storedAt: null,
  hasWaited: false,
  reconnections: 0,
}

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    entriesRead: (
      state,
      { payload }: PayloadAction<{ readonly entries: readonly OutboxEntry[]; readonly storage: StorageMode }>,
    ) => ({
      ...state,
      entries: Object.fromEntries(payload.entries.map((entry) => [entry.slot, entry])),
      storage: payload.storage,
      hasWaited: state.hasWaited || payload.entries.some(({ attempts }) => attempts > 0),
    }),
    sendingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isSending = payload
    },
    connectionLost: (state) => {
      state.isOffline = true
    },
    storedShown: (state, { payload: at }: PayloadAction<number>) => {
      state.storedAt = Math.min(at, state.storedAt ?? at)
    },
    connectionFound: (state) => {
      state.isOffline = false
      state.storedAt = null
    },
    reconnected: (state) => {
      state.isOffline = false
      state.storedAt = null
      state.reconnections += 1
    },
    savedSeen: (state) => {
      if (Object.keys(state.entries).length === 0) state.hasWaited = false
    },
  },
})

/** Copies the entries into the store, now and at each change. Returns the function that stops it. */
export function showOutbox(
  outbox: Pick<Outbox, 'entries' | 'mode' | 'subscribe'>,
  dispatch: (action: ReturnType<typeof outboxSlice.actions.entriesRead>) => unknown,
): () => void {
  const show = () =>
    void dispatch(outboxSlice.actions.entriesRead({ entries: outbox.entries(), storage: outbox.mode() }))
  show()
  return outbox.subscribe(show)
}
