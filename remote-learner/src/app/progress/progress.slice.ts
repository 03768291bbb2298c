import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProgressMap } from './progress-map.rule.ts'
import { overlayUnsynced, withUnsynced, withoutUnsynced, type UnsyncedUpdate } from './unsynced.rule.ts'

/** What went wrong last; the page turns it into the printed sentence of spec section 8. */
export type ProgressProblem =
  { readonly kind: 'fetch' | 'format' } | { readonly kind: 'sync'; readonly moduleId: string }

export interface ProgressState {
  readonly map: ProgressMap
  readonly unsynced: readonly UnsyncedUpdate[]
  /** Chosen here, perhaps after the server wrote the answer that is on its way: it does not undo them. */
  readonly since: ProgressMap
  readonly isLoading: boolean
  readonly problem: ProgressProblem | null
}

const initialState: ProgressState = { map: {}, unsynced: [], since: {}, isLoading: false, problem: null }

export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    emptied: () => initialState,
    restored: (_, { payload }: PayloadAction<Pick<ProgressState, 'map' | 'unsynced'>>) => ({
      ...initialState,
      map: overlayUnsynced(payload.map, payload.unsynced),
      unsynced: payload.unsynced,
    }),
    loadingStarted: (state) => ({
      ...state,
      isLoading: true,
      problem: null,
      since: overlayUnsynced({}, state.unsynced),
    }),
    loaded: (state, { payload }: PayloadAction<ProgressMap>) => ({
      ...state,
      isLoading: false,
      map: { ...payload, ...state.since },
    }),
    /** The map is emptied (spec section 8), but nothing that the server has not seen is lost. */
    loadFailed: (state, { payload }: PayloadAction<'fetch' | 'format'>) => ({
      ...state,
      isLoading: false,
      map: state.since,
      problem: { kind: payload },
    }),
    chosen: (state, { payload }: PayloadAction<UnsyncedUpdate>) => ({
      ...state,
      map: { ...state.map, [payload.moduleId]: payload.status },
      since: { ...state.since, [payload.moduleId]: payload.status },
      unsynced: withUnsynced(state.unsynced, payload),
      problem: null,
    }),
    confirmed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unsynced: withoutUnsynced(state.unsynced, payload),
    }),
    /** `isFinal`: the server will never take this choice, so sending it again is pointless. */
    syncFailed: (state, { payload }: PayloadAction<UnsyncedUpdate & { readonly isFinal: boolean }>) => ({
      ...state,
      unsynced: payload.isFinal ? withoutUnsynced(state.unsynced, payload.key) : state.unsynced,
      problem: { kind: 'sync', moduleId: payload.moduleId },
    }),
    problemDismissed: (state) => ({ ...state, problem: null }),
  },
})
