import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LessonCheckResult } from '@platform/shared-contracts/http'

export interface LessonChecksRoot {
  /** The results of lesson checks since the page was loaded, by lesson. */
  readonly lessonChecks: Readonly<Record<string, LessonCheckResult>>
}

const initialState: LessonChecksRoot['lessonChecks'] = {}

export const lessonChecksSlice = createSlice({
  name: 'lessonChecks',
  initialState,
  reducers: {
    checkGraded: (
      state,
      { payload }: PayloadAction<{ readonly lessonId: string; readonly result: LessonCheckResult }>,
    ) => ({ ...state, [payload.lessonId]: payload.result }),
    checkForgotten: (state, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([lessonId]) => lessonId !== payload)),
  },
})
