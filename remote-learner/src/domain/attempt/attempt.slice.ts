import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface AttemptRoot {
  readonly attempt: AttemptState
}

interface AttemptState {
  /** Attempts that the server no longer accepts answers for. An attempt that is over stays over. */
  readonly over: Readonly<Record<string, true>>
}

const initialState: AttemptState = { over: {} }

export const attemptSlice = createSlice({
  name: 'attempt',
  initialState,
  reducers: {
    ended: (state, { payload }: PayloadAction<string>) => {
      state.over[payload] = true
    },
  },
})
