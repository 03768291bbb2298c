import type {
  Lesson,
  LessonCheckResult,
  LessonRecording,
  ModuleLessons,
  PracticeAnswers,
  Question,
} from '@platform/shared-contracts/http'
import type { LessonContent, ModuleContent } from '../../domain/courses/module-content.ts'

/** The module as this person may read it: without the keys of its checks. */
export function toModuleLessons(
  content: ModuleContent,
  isReader: boolean,
  recordings: ReadonlyMap<string, LessonRecording>,
): ModuleLessons {
  const { code, version, language, lessons } = content
  const visibleLessons = lessons.map((lesson) => {
    const visible = toLesson(lesson, isReader)
    const recording = visible.blocks && recordings.get(lesson.id)
    return recording ? { ...visible, recording } : visible
  })
  return { code, version, language, mayRead: isReader, lessons: visibleLessons }
}

function toLesson({ blocks, check, ...lesson }: LessonContent, isReader: boolean): Lesson {
  const { id, title, minutes, minimumSeconds, isSample } = lesson
  const head = { id, title, minutes, minimumSeconds, isSample }
  if (!isReader && !isSample) return { ...head, blocks: null, check: [] }
  return { ...head, blocks: [...blocks], check: check.map(toQuestion) }
}

function toQuestion({ id, text, options }: LessonContent['check'][number]): Question {
  return { kind: 'choice', id, text, options: [...options] }
}

/** A question that was left out counts as wrong. */
export function gradeCheck({ check }: LessonContent, { answers }: PracticeAnswers): LessonCheckResult {
  const questions = check.map(({ id, correct, explanation, cfr }) => {
    const isRight = answers[id] === correct
    return { id, isRight, explanation: isRight ? explanation : null, cfr }
  })
  return { isPassed: questions.every(({ isRight }) => isRight), questions }
}
