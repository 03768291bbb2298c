import { z } from 'zod/mini'
import { verbatim } from '../text.ts'

const line = z.string().check(z.minLength(1))
const flag = z.optional(z.literal(true))

const common = {
  /** `IC0110-ladder-faults`. An exercise that is changed so that earlier answers mean something else gets a new one. */
  id: line,
  title: line,
  /** What to do. */
  task: line,
  /** The paragraph of 29 CFR behind it, without the title: `1926.1053(b)(1)`. */
  cfr: line,
  /** How long it takes. */
  minutes: z.int().check(z.gte(1), z.lte(10)),
}

/** The operations of a formula, each over its `of` from the left. */
const OPERATIONS = ['add', 'subtract', 'multiply', 'divide', 'power', 'max', 'roundUp'] as const

/** A number, the id of a slider or of an earlier result, or an operation over others. */
export type Formula =
  number | string | { readonly op: (typeof OPERATIONS)[number]; readonly of: readonly Formula[] }
const Formula: z.ZodMiniType<Formula, Formula> = z.lazy(() =>
  z.union([
    z.number(),
    line,
    z.object({ op: z.enum(OPERATIONS), of: z.array(Formula).check(z.minLength(1)) }),
  ]),
)

const scale = { label: line, unit: z.string(), min: z.number(), max: z.number(), step: z.number() }

/**
 * Something to do with the hands in a lesson, with its key: an exercise teaches, and is no test.
 *
 * spots     mark the faults in a picture; places in the units of its viewBox
 * gear      take the gear that the task needs; `wear` is the part that the person in the picture then wears
 * tag       mark the lines of a tag or record that are a problem, and decide
 * order     the steps, in their right order
 * sort      items into bins; `bin` is the index of the right one
 * build     a part for each slot; `part` is the index of the right one; some parts belong nowhere
 * sliders   set values so that every goal is met; results are computed from them, and the picture follows
 * gauge     set each dial to a value
 */
export const Exercise = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('spots'),
    picture: line,
    spots: z.array(
      z.object({
        ...{ x: z.number(), y: z.number(), width: z.number(), height: z.number() },
        ...{ label: line, why: line, isFault: flag },
      }),
    ),
  }),
  z.object({
    ...common,
    kind: z.literal('gear'),
    items: z.array(z.object({ label: line, why: line, isNeeded: flag, wear: z.optional(line) })),
  }),
  z.object({
    ...common,
    kind: z.literal('tag'),
    /** What stands on top of the tag. */
    heading: line,
    lines: z.array(z.object({ label: line, text: line, why: line, isProblem: flag })),
    decisions: z.array(z.object({ text: line, why: line, isRight: flag })),
  }),
  z.object({ ...common, kind: z.literal('order'), steps: z.array(z.object({ text: line, why: line })) }),
  z.object({
    ...common,
    kind: z.literal('sort'),
    bins: z.array(z.object({ label: line })),
    items: z.array(z.object({ text: line, bin: z.int(), why: line, symbol: z.optional(line) })),
  }),
  z.object({
    ...common,
    kind: z.literal('build'),
    heading: line,
    slots: z.array(z.object({ label: line, part: z.int(), why: line })),
    parts: z.array(z.object({ text: line, symbol: z.optional(line) })),
  }),
  z.object({
    ...common,
    kind: z.literal('sliders'),
    picture: line,
    sliders: z.array(z.object({ ...scale, id: line, start: z.number() })),
    results: z.array(z.object({ id: line, label: line, unit: z.string(), formula: Formula })),
    goals: z.array(
      z.object({
        of: line,
        atLeast: z.optional(Formula),
        atMost: z.optional(Formula),
        text: line,
        why: line,
      }),
    ),
  }),
  z.object({
    ...common,
    kind: z.literal('gauge'),
    dials: z.array(
      z.object({ ...scale, start: z.number(), right: z.number(), tolerance: z.number(), why: line }),
    ),
  }),
])
export type Exercise = z.infer<typeof Exercise>

/**
 * What a learner did.
 *
 * spots, gear   indices of what was chosen
 * tag           index of the decision, then indices of the marked lines
 * order         indices of the steps in the chosen order
 * sort, build   index of a bin or part for each item or slot
 * sliders, gauge   value of each
 */
export const ExerciseAnswers = z
  .array(z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)))
  .check(z.maxLength(40))
export type ExerciseAnswers = z.infer<typeof ExerciseAnswers>

/** POST {api}/exercises/:id/tries: what was tried since, oldest first; a `key` that was received before counts once. */
export const ExerciseTries = z.object({
  /** Version of the module's content on the learner's screen. */
  version: z.int().check(z.gte(1), z.lte(100_000)),
  tries: z
    .array(
      z.object({
        key: verbatim(60).check(z.minLength(8)),
        answers: ExerciseAnswers,
        /** How long ago it was, in milliseconds. */
        ageMs: z.int().check(z.gte(0), z.lte(1_000_000_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
export type ExerciseTries = z.infer<typeof ExerciseTries>

/**
 * A learner's results of one exercise in one version of its module. Source: the server computes them.
 *
 * Units   `best` and `last` are parts that were right, of `total`.
 */
export const ExerciseResult = z.object({
  exerciseId: z.string(),
  version: z.number(),
  tries: z.number(),
  best: z.number(),
  last: z.number(),
  total: z.number(),
  /** Of the last try. */
  answers: ExerciseAnswers,
  triedAt: z.iso.datetime(),
  /** When everything was right for the first time; `null` before that. */
  solvedAt: z.nullable(z.iso.datetime()),
})
export type ExerciseResult = z.infer<typeof ExerciseResult>
