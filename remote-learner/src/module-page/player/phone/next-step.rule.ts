import type { Lesson, ModuleState } from '@platform/shared-contracts/http'
import { missingRequirement, stateOfLesson } from '../../../domain/lesson/open-lesson.rule.ts'

type Listed = Pick<Lesson, 'id' | 'title' | 'minimumSeconds'>

/** What comes after the open lesson: its check, the next lesson, one that was skipped, or the quiz. */
export type NextStep =
  | { readonly kind: 'check' }
  | { readonly kind: 'quiz' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'lesson'; readonly lesson: Listed }
  | { readonly kind: 'skipped'; readonly lesson: Listed }

interface Reading {
  readonly lessons: readonly Listed[]
  /** `null` for a reader whose lessons are not recorded. */
  readonly state: ModuleState | null | undefined
  readonly openId: string | null
}

export function nextStep({ lessons, state, openId }: Reading): NextStep {
  const at = lessons.findIndex(({ id }) => id === openId)
  const open = lessons[at]
  if (!open) return { kind: 'nothing' }
  if (state !== null && isCheckMissing(state, open)) return { kind: 'check' }
  const next = lessons[at + 1]
  if (next) return { kind: 'lesson', lesson: next }
  return state === null ? { kind: 'nothing' } : afterTheLast(lessons, state, open)
}

type Known = ModuleState | undefined

function isCheckMissing(state: Known, { id, minimumSeconds }: Listed): boolean {
  return missingRequirement(stateOfLesson(state, id), minimumSeconds) === 'check'
}

function afterTheLast(lessons: readonly Listed[], state: Known, last: Listed): NextStep {
  const isDone = ({ id }: Listed) => stateOfLesson(state, id)?.isDone === true
  const skipped = lessons.find((lesson) => lesson !== last && !isDone(lesson))
  if (skipped) return { kind: 'skipped', lesson: skipped }
  return { kind: isDone(last) ? 'quiz' : 'nothing' }
}
