import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NarrationSettings } from './narration-settings.rule.ts'

/** What was chosen since this page opened: it holds where the browser stores nothing. */
export const narrationSlice = createSlice({
  name: 'narration',
  initialState: { chosen: null as NarrationSettings | null },
  reducers: {
    settingsChosen: (state, { payload }: PayloadAction<NarrationSettings>) => ({ ...state, chosen: payload }),
  },
})

export interface NarrationRoot {
  readonly narration: ReturnType<typeof narrationSlice.reducer>
}
