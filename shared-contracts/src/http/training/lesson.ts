import { z } from 'zod/mini'
import { ContentBlock } from '../publishing/content.ts'
import { Exercise, ExerciseResult } from './exercise.ts'
import { Language } from '../language.ts'
import { FigureName } from './figure-name.ts'
import { Question } from './question.ts'
import { LessonRecording } from './recording.ts'
import { multiline } from '../text.ts'

const KnownBlock = z.union([
  ContentBlock,
  z.object({ kind: z.literal('recommendation'), text: z.string() }),
  z.object({
    kind: z.literal('figure'),
    name: FigureName,
    /** Text alternative of the figure. */
    alt: z.string(),
    caption: z.string(),
  }),
  z.object({ kind: z.literal('exercise'), exercise: Exercise }),
  z.object({ kind: z.literal('newer') }),
])

/**
 * A block of a lesson: editorial text, what we recommend beyond the standard, a figure by its name, or an exercise.
 *
 * A text may name its source paragraph, `[1926.1053(b)(1)]`; a page that does not know a figure shows its `alt`. A
 * block or exercise of a kind from after this release becomes `newer`, so that the rest of the lesson can be read; no
 * server sends that kind.
 */
export const LessonBlock = z.codec(z.unknown(), KnownBlock, {
  decode: (block) => (isNewer(block) ? { kind: 'newer' as const } : (block as z.input<typeof KnownBlock>)),
  encode: (block) => block,
}) as z.ZodMiniType<LessonBlock, LessonBlock>
export type LessonBlock = z.infer<typeof KnownBlock>

// The compiler requires each kind of the union here.
const BLOCK_KINDS: Readonly<Record<LessonBlock['kind'], true>> = {
  ...{ heading: true, paragraph: true, list: true, table: true, note: true },
  ...{ recommendation: true, figure: true, exercise: true, newer: true },
}
const EXERCISE_KINDS: Readonly<Record<Exercise['kind'], true>> = {
  ...{ spots: true, gear: true, tag: true, order: true },
  ...{ sort: true, build: true, sliders: true, gauge: true },
}
const OfAnyKind = z.object({
  kind: z.string(),
  exercise: z.optional(z.object({ kind: z.string() })),
})

/** Whether it has a kind that this release does not know. A known kind with wrong content is still an error. */
function isNewer(block: unknown): boolean {
  const { data } = OfAnyKind.safeParse(block)
  if (!data) return false
  if (!(data.kind in BLOCK_KINDS)) return true
  return data.exercise !== undefined && !(data.exercise.kind in EXERCISE_KINDS)
}

/**
 * One lesson as the caller may read it.
 *
 * Units   `minutes` of study; `minimumSeconds` on the page before the lesson counts as read.
 */
export const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  minimumSeconds: z.number(),
  /** Free for all visitors. */
  isSample: z.boolean(),
  /** `null` without permission to read it; the check is empty then too. */
  blocks: z.nullable(z.array(LessonBlock)),
  /** Options are in an order of the caller's own. It belongs to the id of each question: answers name that id. */
  check: z.array(Question),
  /** Left out where there is none in the language of the lesson; the browser reads it aloud then. */
  recording: z.optional(LessonRecording),
})
export type Lesson = z.infer<typeof Lesson>

/** A lesson by its name, for a link to it. */
export const LessonName = z.object({ id: z.string(), title: z.string() })
export type LessonName = z.infer<typeof LessonName>

/** GET {api}/modules/:code/lessons: the outline and the sample for all visitors, the rest for subscribers and staff. */
export const ModuleLessons = z.object({
  code: z.string(),
  /** Version of the content; a certificate names the version that the learner took. */
  version: z.number(),
  mayRead: z.boolean(),
  /** English if there is no translation in the requested language. */
  language: z.optional(Language),
  lessons: z.array(Lesson),
})
export type ModuleLessons = z.infer<typeof ModuleLessons>

/** A learner's progress in one lesson. Source: the server counts and decides; the page only shows it. */
export const LessonState = z.object({
  lessonId: z.string(),
  dwellSeconds: z.number(),
  isCheckPassed: z.boolean(),
  /** Read long enough, and its check is passed. */
  isDone: z.boolean(),
  /** Index of the block at the top of the screen when they left. */
  block: z.number(),
  note: z.string(),
})
export type LessonState = z.infer<typeof LessonState>

/** One version of a module's content, and what it changed. */
export const ContentChange = z.object({
  version: z.number(),
  date: z.iso.date(),
  summary: z.string(),
  /** Those whose text it changed; empty where only questions changed. Older servers leave this out. */
  lessons: z.optional(z.array(LessonName)),
})
export type ContentChange = z.infer<typeof ContentChange>

/** GET {api}/modules/:code/state: the person's own. Lessons they never opened are left out. */
export const ModuleState = z.object({
  code: z.string(),
  version: z.number(),
  /** They finished lessons of a version that is no longer valid. */
  needsRetake: z.boolean(),
  /**
   * What changed since the earliest version of which the learner finished a lesson, newest first. If no retake is
   * needed, they continue as they are or start the new version: POST {api}/modules/:code/restart. Older servers leave
   * this out.
   */
  changes: z.optional(z.array(ContentChange)),
  /** The lesson that they opened last; `null` before the first. */
  lastLessonId: z.nullable(z.string()),
  lessons: z.array(LessonState),
  /** The newest results of each exercise that they tried. Older servers leave this out. */
  exercises: z.optional(z.array(ExerciseResult)),
})
export type ModuleState = z.infer<typeof ModuleState>

/** POST {api}/lessons/:id/heartbeat, every 15 seconds while the lesson is on screen, and once when it leaves it. */
export const Heartbeat = z.object({ isVisible: z.boolean() })

/**
 * How long ago a change was made, in milliseconds; 0 if left out. A device that was offline sends it with its queued
 * changes: the newest change wins, regardless of when it arrives and what the device's clock says.
 */
const ageMs = z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000_000)))

/** PUT {api}/lessons/:id/position; a newer stored position stays. */
export const LessonPosition = z.object({ block: z.int().check(z.gte(0), z.lte(500)), ageMs })

/** PUT {api}/lessons/:id/note; an empty text removes it. */
export const LessonNoteUpdate = z.object({ text: multiline(5000), ageMs })

/** The note as it is stored now: the text that was sent, or a newer one from another device. */
export const LessonNote = z.object({ text: z.string() })
export type LessonNote = z.infer<typeof LessonNote>

/**
 * Result of POST {api}/lessons/:id/check. A wrong answer gets what is wrong with the chosen option and the paragraph to
 * read, not the right option.
 */
export const LessonCheckResult = z.object({
  isPassed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      isRight: z.boolean(),
      /** `null` for a wrong answer. */
      explanation: z.nullable(z.string()),
      cfr: z.string(),
      /**
       * Why the chosen option is right or wrong; `null` without one, or for a check that has changed since. Older
       * servers leave this out.
       */
      why: z.optional(z.nullable(z.string())),
    }),
  ),
  /**
   * The questions of the check for the next try, with their options in another order; left out after a pass. Older
   * servers leave this out.
   */
  next: z.optional(z.array(Question)),
})
export type LessonCheckResult = z.infer<typeof LessonCheckResult>
