import type { Language, StudyTime } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { findContent, type ModuleContent } from './module-content.ts'
import outlines from './outlines.json' with { type: 'json' }
import { questionPool } from './question-pool.ts'
import { studyTime } from './study-time.rule.ts'
import { toQuizQuestion, type QuizQuestion } from './to-quiz-question.rule.ts'

/** What a quiz and its certificate show of a course. */
interface QuizCourse {
  readonly title: string
  readonly standard: string
  readonly minutes: number
  readonly contentVersion: string
  /** The one it is taught in. */
  readonly language: Language
}

const OUTLINE_VERSION = 'outline'
const outlineOf = new Map(outlines.map((outline) => [outline.code, outline]))

/** Every question that a quiz may use. What practice shows with its answer is no examination and not among them. */
export function quizQuestions(
  moduleCode: string,
  language: Language = SOURCE_LANGUAGE,
): readonly QuizQuestion[] {
  return questionPool(moduleCode, language).map((question) => toQuizQuestion(moduleCode, question))
}

/** In a language, or in the source language if it is not taught in it; `null` for a code that is not in the catalog. */
export function quizCourse(moduleCode: string, wanted: Language = SOURCE_LANGUAGE): QuizCourse | null {
  const entry = CORE_MODULES.find(({ code }) => code === moduleCode)
  const outline = outlineOf.get(moduleCode)
  if (!entry || !outline) return null
  const { standard } = outline
  const content = findContent(moduleCode, wanted)
  const unwritten = { standard, contentVersion: OUTLINE_VERSION, language: SOURCE_LANGUAGE }
  const taught = content ? courseVersion(content, standard) : unwritten
  return { ...taught, title: courseTitle(entry, taught.language), minutes: studyOf(moduleCode).minutes }
}

/** The one source of a module's minutes. */
export function studyOf(moduleCode: string): StudyTime {
  return findContent(moduleCode)?.study ?? studyTime([], 0)
}

function courseVersion({ version, language, texts }: ModuleContent, standard: string) {
  return { standard: texts?.standard ?? standard, contentVersion: String(version), language }
}
