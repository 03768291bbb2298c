import type { Lesson, LessonState, ModuleState } from '@platform/shared-contracts/http'

type Ids = readonly Pick<Lesson, 'id' | 'isSample'>[]

/**
 * The lesson to open: the one in the address, else where they were last unless that is done, else the first that is
 * not, else the first. Who may not read gets the sample.
 */
export function lessonToOpen(
  lessons: Ids,
  state: Pick<ModuleState, 'lastLessonId' | 'lessons'> | null,
  requestedId: string | null,
): string | null {
  if (lessons.some(({ id }) => id === requestedId)) return requestedId
  return (state ? lessonToResume(lessons, state) : lessons.find(({ isSample }) => isSample))?.id ?? null
}

export function lessonToResume(lessons: Ids, state: Pick<ModuleState, 'lastLessonId' | 'lessons'>) {
  const done = new Set(state.lessons.filter(({ isDone }) => isDone).map(({ lessonId }) => lessonId))
  const left = lessons.filter(({ id }) => !done.has(id))
  return left.find(({ id }) => id === state.lastLessonId) ?? left[0] ?? lessons[0]
}

/** The lesson after this one; `null` after the last. */
export function lessonAfter(lessons: Ids, id: string): string | null {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1]?.id ?? null
}

/** The lesson before this one; `null` before the first. */
export function lessonBefore(lessons: Ids, id: string): string | null {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) - 1]?.id ?? null
}

export function stateOfLesson(state: ModuleState | undefined, id: string): LessonState | null {
  return state?.lessons.find(({ lessonId }) => lessonId === id) ?? null
}

/** What keeps a lesson from being done. */
export function missingRequirement(
  state: LessonState | null,
  minimumSeconds: number,
): 'nothing' | 'time' | 'check' {
  if (state?.isDone) return 'nothing'
  if (!state?.isCheckPassed) return 'check'
  return state.dwellSeconds < minimumSeconds ? 'time' : 'nothing'
}
