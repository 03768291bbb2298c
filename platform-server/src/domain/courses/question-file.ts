import { FigureName } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'

const line = z.string().check(z.minLength(1))
const isRight = z.optional(z.literal(true))

/** An option that a learner can choose. `why` says why it is right, or what is wrong with it or would happen then. */
const Option = z.object({ text: line, right: isRight, why: line })

const common = {
  id: line,
  /** The paragraph of 29 CFR behind it, without the title: `1926.1053(b)(1)`. */
  cfr: line,
  /** The name of the lesson that teaches it, as in its file: `setting-up` for `3-setting-up.md`. */
  lesson: line,
  /** Which heading of that lesson, from 1; 0 is the text above the first one. */
  section: z.int().check(z.gte(0)),
  /** Whether it asks to apply a rule to a situation, not only to know it. */
  applies: z.boolean(),
  text: line,
}

const Choice = z.object({
  ...common,
  kind: z.literal('choice'),
  options: z
    .array(Option)
    .check(z.minLength(3), z.maxLength(6), z.refine(hasOneRight, 'not one right option')),
})

/** A short story and a decision; each option's `why` says what would happen then. */
const Scenario = z.object({
  ...common,
  kind: z.literal('scenario'),
  situation: line,
  options: z
    .array(Option)
    .check(z.minLength(3), z.maxLength(5), z.refine(hasOneRight, 'not one right option')),
})

/** All that are right, and no other. */
const Multiple = z.object({
  ...common,
  kind: z.literal('multiple'),
  options: z.array(Option).check(
    z.minLength(4),
    z.maxLength(7),
    z.refine((options) => countRight(options) >= 2, 'fewer than two right options'),
    z.refine((options) => countRight(options) < options.length, 'no wrong option'),
  ),
})

/** The steps in their right order; each `why` says why it comes at this place. */
const Order = z.object({
  ...common,
  kind: z.literal('order'),
  steps: z.array(z.object({ text: line, why: line })).check(z.minLength(3), z.maxLength(7)),
})

/** What belongs to what; `extra` belongs to nothing. */
const Match = z.object({
  ...common,
  kind: z.literal('match'),
  pairs: z.array(z.object({ left: line, right: line, why: line })).check(z.minLength(3), z.maxLength(6)),
  extra: z.optional(z.array(line).check(z.maxLength(3))),
})

/** A number to work out. `mistakes` are wrong numbers that people arrive at, each with what went wrong. */
const Numeric = z
  .object({
    ...common,
    kind: z.literal('number'),
    answer: z.number(),
    /** How far from the answer a number still counts as right, in the same unit. */
    tolerance: z.number().check(z.gte(0)),
    /** As it stands behind the field, in the language of the file: `ft`. */
    unit: line,
    why: line,
    mistakes: z.array(z.object({ value: z.number(), why: line })).check(z.minLength(1), z.maxLength(5)),
  })
  .check(
    z.refine(
      ({ answer, tolerance, mistakes }) =>
        mistakes.every(({ value }) => Math.abs(value - answer) > tolerance),
      'a mistake counts as right',
    ),
  )

/** A place in a drawing, in the units of its viewBox. `label` is its name for a list and for a screen reader. */
const Area = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().check(z.gt(0)),
  height: z.number().check(z.gt(0)),
  label: line,
  right: isRight,
  why: line,
})

/** Point at a place in a drawing of the lessons. The labels must not give the answer away. */
const Point = z.object({
  ...common,
  kind: z.literal('point'),
  figure: FigureName,
  areas: z.array(Area).check(z.minLength(3), z.maxLength(8), z.refine(hasOneRight, 'not one right area')),
})

/** One question of content/<CODE>/questions.json, with its key: for the server only. */
export const PoolQuestion = z.discriminatedUnion('kind', [
  Choice,
  Scenario,
  Multiple,
  Order,
  Match,
  Numeric,
  Point,
])
export type PoolQuestion = z.infer<typeof PoolQuestion>

export const QuestionFile = z.array(PoolQuestion).check(z.minLength(1))

/** content/<CODE>/practice.json: anyone may try these with their answers, so no quiz has them. */
export const PracticeFile = z.array(Choice).check(z.minLength(1))
export type PracticeQuestion = z.infer<typeof Choice>

interface Rightness {
  readonly right?: true | undefined
}

function countRight(options: readonly Rightness[]): number {
  return options.filter(({ right }) => right).length
}

function hasOneRight(options: readonly Rightness[]): boolean {
  return countRight(options) === 1
}
