import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProgressMap } from './progress-map.rule.ts'

/** What went wrong last; the page turns it into the printed sentence of spec section 8. */
export type ProgressProblem =
  { readonly kind: 'fetch' | 'format' } | { readonly kind: 'sync'; readonly moduleId: string }

export interface ProgressState {
  /** The server's map and what the person chose since. Choices that the server has not confirmed are in the outbox. */
  readonly map: ProgressMap
  /** Chosen here, perhaps after the server wrote the answer that is on its way: it does not undo them. */
  readonly since: ProgressMap
  readonly isLoading: boolean
  readonly problem: ProgressProblem | null
}

const initialState: ProgressState = { map: {}, since: {}, isLoading: false, problem: null }

export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    emptied: () => initialState,
    restored: (state, { payload }: PayloadAction<ProgressMap>) => ({ ...state, map: payload }),
    /** `payload`: the choices that the server has not confirmed. */
    loadingStarted: (state, { payload }: PayloadAction<ProgressMap>) => ({
      ...state,
      isLoading: true,
      problem: null,
      since: payload,
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
    chosen: (state, { payload }: PayloadAction<{ readonly moduleId: string; readonly status: string }>) => ({
      ...state,
      map: { ...state.map, [payload.moduleId]: payload.status },
      since: { ...state.since, [payload.moduleId]: payload.status },
      problem: null,
    }),
    syncFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      problem: { kind: 'sync', moduleId: payload },
    }),
    problemDismissed: (state) => ({ ...state, problem: null }),
  },
})
