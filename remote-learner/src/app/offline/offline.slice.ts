import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LessonCheckResult } from '@platform/shared-contracts/http'
import type { UnsentEntries } from './unsent-storage.ts'

/** Why an unsent item has not reached the server. */
export interface SendFailure {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The server's message; empty if there is none. */
  readonly message: string
  /** Retrying automatically is pointless: the person decides. */
  readonly isFinal: boolean
}

export interface OfflineState {
  /** The unsent items in this browser, as stored. */
  readonly entries: UnsentEntries
  readonly failures: Readonly<Record<string, SendFailure>>
  /** The results of lesson checks since the page was loaded, by lesson. */
  readonly checks: Readonly<Record<string, LessonCheckResult>>
  readonly isSending: boolean
  readonly isOffline: boolean
  /** Something had to wait since the person last saw that everything is saved. */
  readonly hasWaited: boolean
}

export interface OfflineRoot {
  readonly offline: OfflineState
}

const initialState: OfflineState = {
  entries: {},
  failures: {},
  checks: {},
  isSending: false,
  isOffline: false,
  hasWaited: false,
}

export const offlineSlice = createSlice({
  name: 'offline',
  initialState,
  reducers: {
    entriesRead: (state, { payload }: PayloadAction<UnsentEntries>) => {
      state.entries = { ...payload }
      state.failures = Object.fromEntries(Object.entries(state.failures).filter(([slot]) => slot in payload))
    },
    sendingStarted: (state) => {
      state.isSending = true
    },
    sendingEnded: (state) => {
      state.isSending = false
      if (Object.keys(state.entries).length > 0) state.hasWaited = true
    },
    sendFailed: (state, { payload }: PayloadAction<SendFailure & { readonly slot: string }>) => {
      const { slot, ...failure } = payload
      state.failures[slot] = failure
      state.hasWaited = true
    },
    checkGraded: (
      state,
      { payload }: PayloadAction<{ readonly lessonId: string; readonly result: LessonCheckResult | null }>,
    ) => {
      if (payload.result) state.checks[payload.lessonId] = payload.result
      else delete state.checks[payload.lessonId]
    },
    connectionLost: (state) => {
      state.isOffline = true
    },
    connectionFound: (state) => {
      state.isOffline = false
    },
    savedSeen: (state) => {
      if (Object.keys(state.entries).length === 0) state.hasWaited = false
    },
  },
})
