import type { Lesson, ModuleState } from '@platform/shared-contracts/http'
import { lessonToResume } from '../../domain/lesson/open-lesson.rule.ts'

/** Where a learner goes on in a module. */
export interface ResumePoint {
  /** `null`: every lesson is read, and the quiz is next. */
  readonly lesson: { readonly title: string; readonly number: number } | null
  readonly total: number
  /** Of the lessons that are not done, without the time already spent on them. */
  readonly minutesLeft: number
}

type Lessons = readonly Pick<Lesson, 'id' | 'title' | 'minutes' | 'isSample'>[]

/** `null` for a module without lessons. */
export function resumePoint(
  lessons: Lessons,
  state: Pick<ModuleState, 'lastLessonId' | 'lessons'>,
): ResumePoint | null {
  const next = lessonToResume(lessons, state)
  if (!next) return null
  const stateOf = (id: string) => state.lessons.find(({ lessonId }) => lessonId === id)
  const left = lessons.filter(({ id }) => !stateOf(id)?.isDone)
  const minutes = left.map(({ id, minutes }) => {
    const spent = Math.floor((stateOf(id)?.dwellSeconds ?? 0) / 60)
    return Math.max(1, minutes - spent)
  })
  const index = lessons.findIndex(({ id }) => id === next.id)
  return {
    lesson: left.length === 0 ? null : { title: lessons[index]?.title ?? '', number: index + 1 },
    total: lessons.length,
    minutesLeft: minutes.reduce((sum, one) => sum + one, 0),
  }
}
