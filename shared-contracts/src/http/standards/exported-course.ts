import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { LessonBlock } from '../training/lesson.ts'
import { Answer, Question } from '../training/question.ts'
import { verbatim } from '../text.ts'

/** The standards in which a module leaves the platform. */
export const EXPORT_STANDARDS = ['cmi5', 'scorm12'] as const
export type ExportStandard = (typeof EXPORT_STANDARDS)[number]

/** A question with its key: an exported package grades by itself, without a server. */
const KeyedQuestion = z.object({
  question: Question,
  answer: Answer,
  /** How far from the answer a number still counts as right. */
  tolerance: z.optional(z.number()),
  /** Explanation of each option or area, of a match of each left side; empty for a number. */
  whys: z.array(z.string()),
  explanation: z.string(),
  cite: z.string(),
})
export type KeyedQuestion = z.infer<typeof KeyedQuestion>

const ExportedLesson = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  blocks: z.array(LessonBlock),
  check: z.array(KeyedQuestion),
})
export type ExportedLesson = z.infer<typeof ExportedLesson>

/**
 * One module as a package contains it, in the element `course` of its page.
 *
 * Units   `minutes` of study, `passPercent` of the quiz's questions.
 */
export const ExportedCourse = z.object({
  /** How the page reports to the system that plays it. */
  standard: z.enum(EXPORT_STANDARDS),
  code: z.string(),
  title: z.string(),
  /** The federal standard that it teaches. */
  teaches: z.string(),
  language: Language,
  /** Version of the content. */
  version: z.string(),
  minutes: z.number(),
  passPercent: z.number(),
  tenant: z.object({ name: z.string(), logo: z.nullable(z.string()) }),
  exportedOn: z.iso.date(),
  lessons: z.array(ExportedLesson),
  quiz: z.array(KeyedQuestion),
})
export type ExportedCourse = z.infer<typeof ExportedCourse>

/**
 * GET {api}/admin/modules/:code/package answers the module as a ZIP archive. Roles admin and super_admin. Errors: 404 for
 * a code without lessons, 409 `no-export-player` while the learner release of the tenant has no page for packages.
 */
export const ModulePackageQuery = z.object({
  standard: z.enum(EXPORT_STANDARDS),
  language: z.optional(Language),
})
export type ModulePackageQuery = z.infer<typeof ModulePackageQuery>

/** What a learner reached in an exported package, as the package stores it with the system that plays it. */
export const ExportedProgress = z.object({
  /** The lesson that was open last; `null` before the first. */
  lessonId: z.nullable(verbatim(100)),
  /** Lessons whose check was answered right. */
  done: z.array(verbatim(100)).check(z.maxLength(100)),
  isCompleted: z.boolean(),
  isPassed: z.boolean(),
})
export type ExportedProgress = z.infer<typeof ExportedProgress>
