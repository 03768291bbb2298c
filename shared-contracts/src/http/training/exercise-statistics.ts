import { z } from 'zod/mini'
import { verbatim } from '../text.ts'

/**
 * How learners did in one exercise, over all versions of its module.
 *
 * Units   `solvedFirstShare` and `bestShare` are fractions in [0, 1], `tries` the mean of a learner; all null without data.
 */
export const ExerciseStatistics = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Who tried it, and who got everything right in any of their tries. */
  learners: z.number(),
  solved: z.number(),
  /** Learners whose first try is known; it was not recorded from the start. */
  firstTries: z.number(),
  solvedFirstShare: z.nullable(z.number()),
  bestShare: z.nullable(z.number()),
  tries: z.nullable(z.number()),
  /** Parts of the exercise with how many got them wrong in their first try, most first; parts without mistakes are left out. */
  mistakes: z.array(z.object({ text: z.string(), wrong: z.number() })),
})
export type ExerciseStatistics = z.infer<typeof ExerciseStatistics>

/** GET {api}/admin/exercise-statistics for staff, over their tenant. Errors: 404 for a module without content. */
export const ExerciseStatisticsList = z.object({
  /** Results that were counted: the newest, at most 10,000. */
  results: z.number(),
  items: z.array(ExerciseStatistics),
})
export type ExerciseStatisticsList = z.infer<typeof ExerciseStatisticsList>

export const ExerciseStatisticsQuery = z.object({ module: verbatim(20) })

/** One exercise in the training record of a learner. Units: `best` parts that were right, of `total`. */
export const LearnerExercise = z.object({
  exerciseId: z.string(),
  code: z.string(),
  title: z.string(),
  tries: z.number(),
  best: z.number(),
  total: z.number(),
  triedAt: z.iso.datetime(),
  /** When everything was right for the first time; `null` before that. */
  solvedAt: z.nullable(z.iso.datetime()),
})
export type LearnerExercise = z.infer<typeof LearnerExercise>

/** GET {api}/learners/:id/exercises: the newest result of each exercise that they tried, in the order of the modules. */
export const LearnerExerciseList = z.array(LearnerExercise)
