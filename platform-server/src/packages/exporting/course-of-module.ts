import type {
  ExportedCourse,
  ExportedLesson,
  ExportStandard,
  KeyedQuestion,
  Language,
} from '@platform/shared-contracts/http'
import { Question } from '@platform/shared-contracts/http'
import type { CheckQuestion } from '../../domain/courses/checks/check-question.ts'
import { findContent, type LessonContent } from '../../domain/courses/module-content.ts'
import { quizCourse, quizQuestions } from '../../domain/courses/quiz-source.ts'
import { PASS_PERCENT } from '../../domain/questions/pass-percent.rule.ts'
import { randomOf } from '../../domain/questions/random-of.ts'
import { QUESTIONS_PER_ATTEMPT } from '../../domain/questions/questions-per-attempt.rule.ts'
import { selectQuestions, shuffled } from '../../domain/questions/paper.rule.ts'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import { ProblemError } from '../../lib/problem.ts'

interface Wanted {
  readonly code: string
  readonly standard: ExportStandard
  readonly language: Language
  readonly tenant: ExportedCourse['tenant']
  readonly now: Date
}

/**
 * A module as a package contains it.
 *
 * Errors  `ProblemError` 404 for a code that is not in the catalog, or has no lessons.
 */
export function courseOfModule({ code, standard, language, tenant, now }: Wanted): ExportedCourse {
  const content = findContent(code, language)
  const course = quizCourse(code, language)
  if (!content || !course) throw new ProblemError(404, 'module-not-found')
  return {
    standard,
    code,
    title: course.title,
    teaches: course.standard,
    language: course.language,
    version: course.contentVersion,
    minutes: course.minutes,
    passPercent: PASS_PERCENT,
    tenant,
    exportedOn: now.toISOString().slice(0, 10),
    lessons: content.lessons.map(toLesson),
    quiz: paperOf(code, course.contentVersion, course.language).map(toKeyed),
  }
}

function toLesson({ id, title, minutes, blocks, check }: LessonContent): ExportedLesson {
  return { id, title, minutes, blocks: [...blocks], check: check.map(toCheck) }
}

/** In an order of the package's own; its page gives each further try another. */
function toCheck({ id, text, options, correct, explanation, cfr }: CheckQuestion): KeyedQuestion {
  const order = shuffled([...options.keys()], randomOf(id))
  const inOrder = order.flatMap((place) => options[place] ?? [])
  return {
    question: { kind: 'choice', id, text, options: inOrder.map((option) => option.text) },
    answer: order.indexOf(correct),
    whys: inOrder.map(({ why }) => why),
    explanation,
    cite: cfr,
  }
}

function toKeyed(question: PaperQuestion): KeyedQuestion {
  const { answer, tolerance, whys, explanation, cite } = question
  return {
    // The schema lets nothing of the key through.
    question: Question.parse(question),
    answer,
    ...(tolerance === undefined ? {} : { tolerance }),
    whys: [...whys],
    explanation,
    cite,
  }
}

/**
 * The same questions in every package of one version, for every tenant: packages that were exported again and again
 * would otherwise show the whole pool with its keys.
 */
function paperOf(code: string, version: string, language: Language): readonly PaperQuestion[] {
  return selectQuestions(quizQuestions(code, language), QUESTIONS_PER_ATTEMPT, randomOf(`${code} ${version}`))
}
