import { z } from 'zod/mini'
import { FigureName } from './figure-name.ts'
import { verbatim } from '../text.ts'

const common = { id: z.string(), text: z.string() }
const options = z.array(z.string())

/** A place in a drawing, in the units of its viewBox. */
const Area = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  label: z.string(),
})

const AnyQuestion = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    // A response that a device stored before there were kinds names none.
    kind: z._default(z.optional(z.literal('choice')), 'choice'),
    options,
  }),
  z.object({ ...common, kind: z.literal('scenario'), situation: z.string(), options }),
  z.object({ ...common, kind: z.literal('multiple'), options }),
  z.object({ ...common, kind: z.literal('order'), options }),
  z.object({ ...common, kind: z.literal('match'), lefts: z.array(z.string()), options }),
  z.object({ ...common, kind: z.literal('number'), unit: z.string() }),
  z.object({ ...common, kind: z.literal('point'), figure: FigureName, areas: z.array(Area) }),
])

/**
 * A question as a learner gets it: the key stays on the server.
 *
 * choice     one of the options
 * scenario   a short story, and one of the options
 * multiple   all options that are right, and no other
 * order      the options are steps, shuffled
 * match      one of the options for each of the `lefts`; some options may belong to none
 * number     to work out, in the unit
 * point      one of the areas of a drawing, by its name
 */
export const Question = AnyQuestion as z.ZodMiniType<Question, Question>
export type Question = z.output<typeof AnyQuestion>

/** -1 stands for a left side of a match that has no option yet. */
const Index = z.int().check(z.gte(-1), z.lte(19))

/**
 * What a learner answers.
 *
 * choice, scenario, point   index of the option or area
 * number                    the number itself
 * multiple                  indices of the chosen options
 * order                     indices of the options in the chosen order
 * match                     index of an option for each left side, in their order
 *
 * An empty list is no answer: it replaces one that was taken back.
 */
export const Answer = z.union([
  z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)),
  z.array(Index).check(z.maxLength(20)),
])
export type Answer = z.infer<typeof Answer>

/** By question id. */
export const Answers = z.record(verbatim(60), Answer)

/**
 * Result of one question; `chosen` is null if it was left out. The right answer, and an explanation that would reveal it,
 * are sent only after a pass or the last attempt. Until then, for a wrong answer, `answer` is null and `explanation`
 * empty, and of `whys` there is at most what the chosen option of a scenario leads to.
 */
export const QuestionReview = z.object({
  id: z.string(),
  isRight: z.boolean(),
  chosen: z.nullable(Answer),
  answer: z.nullable(Answer),
  explanation: z.string(),
  /**
   * Explanation of each option or area, of a match of each left side, of a number of the wrong number that was given;
   * `null` where it is not shown. Older servers leave this out.
   */
  whys: z.optional(z.array(z.nullable(z.string()))),
  cite: z.string(),
  /** What teaches it: a lesson, and which heading of it, from 1; 0 is the text above the first. */
  lesson: z.optional(z.nullable(z.object({ id: z.string(), section: z.number() }))),
})
export type QuestionReview = z.infer<typeof QuestionReview>
