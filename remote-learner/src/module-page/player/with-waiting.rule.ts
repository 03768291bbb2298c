import type { LessonState, ModuleState } from '@platform/shared-contracts/http'
import type { WaitingChange } from '../../domain/lesson/lesson-change.rule.ts'

/**
 * What the person sees: the server's word with what they did since on top. Time is never added: only the server counts it,
 * and a check that waits is not passed.
 */
export function withWaiting(
  state: ModuleState | undefined,
  code: string,
  waiting: readonly WaitingChange[],
): ModuleState | undefined {
  const own = waiting.filter((change) => change.code === code)
  if (own.length === 0) return state
  const base = state ?? { code, version: 0, needsRetake: false, lastLessonId: null, lessons: [] }
  const lastPlace = own.findLast(({ kind }) => kind === 'place')
  return {
    ...base,
    lastLessonId: lastPlace?.lessonId ?? base.lastLessonId,
    lessons: own.reduce(withChange, base.lessons),
  }
}

function withChange(lessons: readonly LessonState[], change: WaitingChange): LessonState[] {
  const known = lessons.find(({ lessonId }) => lessonId === change.lessonId) ?? untouched(change.lessonId)
  const changed = { ...known, ...changeOf(change) }
  const others = lessons.filter((lesson) => lesson.lessonId !== change.lessonId)
  return [...others, changed]
}

function changeOf(change: WaitingChange): Partial<LessonState> {
  if (change.kind === 'note') return { note: change.text }
  return change.kind === 'place' ? { block: change.block } : {}
}

function untouched(lessonId: string): LessonState {
  return { lessonId, dwellSeconds: 0, isCheckPassed: false, isDone: false, block: 0, note: '' }
}
