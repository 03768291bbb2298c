import { z } from 'zod/mini'
import { verbatim } from '../text.ts'

/**
 * What an editor should look at: nearly all get it right, few do, people who do well elsewhere get it wrong, or no one
 * chooses a wrong option.
 */
export const QUESTION_WARNINGS = ['easy', 'hard', 'negative', 'unused'] as const

/**
 * How one question of a module went in quizzes that were graded, as it is worded now.
 *
 * Units   `rightShare` a fraction in [0, 1]; `discrimination` in [-1, 1], the correlation of a right answer with the
 *         score on the other questions of the attempt; both null without data.
 */
export const QuestionStatistics = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  shown: z.number(),
  rightShare: z.nullable(z.number()),
  discrimination: z.nullable(z.number()),
  /** Too few answers for warnings. */
  isEarly: z.boolean(),
  warnings: z.array(z.enum(QUESTION_WARNINGS)),
  /** Options or areas, or numbers that people arrive at; empty for steps and matches. */
  options: z.array(z.object({ text: z.string(), isRight: z.boolean(), chosen: z.number() })),
})
export type QuestionStatistics = z.infer<typeof QuestionStatistics>

/**
 * GET {api}/admin/question-statistics for staff over their tenant, GET {api}/platform/question-statistics for platform
 * operators over all. Errors: 404 for a module that has no quiz.
 */
export const QuestionStatisticsList = z.object({
  /** Graded attempts that were counted: the newest, at most 2,000. */
  attempts: z.number(),
  items: z.array(QuestionStatistics),
})
export type QuestionStatisticsList = z.infer<typeof QuestionStatisticsList>

export const QuestionStatisticsQuery = z.object({ module: verbatim(20) })
