import type {
  Lesson,
  LessonCheckResult,
  LessonRecording,
  ModuleLessons,
  PracticeAnswers,
} from '@platform/shared-contracts/http'
import type { LessonContent, ModuleContent } from '../../domain/courses/module-content.ts'
import { answerTo, firstSeed, questionsInOrder, seedAfter, seedOf } from './check-order.ts'

interface Reader {
  /** `null` for visitors. */
  readonly userId: number | null
  readonly mayRead: boolean
}

/** The module as this person may read it: without the keys of its checks, whose options are in an order of their own. */
export function toModuleLessons(
  content: ModuleContent,
  reader: Reader,
  recordings: ReadonlyMap<string, LessonRecording>,
): ModuleLessons {
  const { code, version, language, lessons } = content
  const visibleLessons = lessons.map((lesson) => {
    const visible = toLesson(lesson, reader)
    const recording = visible.blocks && recordings.get(lesson.id)
    return recording ? { ...visible, recording } : visible
  })
  return { code, version, language, mayRead: reader.mayRead, lessons: visibleLessons }
}

function toLesson(lesson: LessonContent, { userId, mayRead }: Reader): Lesson {
  const { id, title, minutes, minimumSeconds, isSample, blocks } = lesson
  const head = { id, title, minutes, minimumSeconds, isSample }
  if (!mayRead && !isSample) return { ...head, blocks: null, check: [] }
  return { ...head, blocks: [...blocks], check: questionsInOrder(lesson, firstSeed(id, userId)) }
}

/** A question that was left out counts as wrong. What is sent for a wrong answer does not name the right option. */
export function gradeCheck(lesson: LessonContent, { answers }: PracticeAnswers): LessonCheckResult {
  const questions = lesson.check.map((question) => {
    const { id, isRight, chosen } = answerTo(lesson, question, answers) ?? {
      ...{ id: question.id, isRight: false, chosen: null },
    }
    const why = chosen === null ? null : (question.options[chosen]?.why ?? null)
    // An answer to an earlier wording of the question is not what this one explains.
    const explanation = isRight && chosen !== null ? question.explanation : null
    return { id, isRight, explanation, cfr: question.cfr, why }
  })
  const isPassed = questions.every(({ isRight }) => isRight)
  if (isPassed) return { isPassed, questions }
  const seed = seedAfter(lesson, seedOf(answers) ?? firstSeed(lesson.id, null))
  return { isPassed, questions, next: questionsInOrder(lesson, seed) }
}
