import type { LessonBlock } from '@platform/shared-contracts/http'
import type { PoolQuestion } from './question-file.ts'
import { questionStructure } from './question-structure.rule.ts'

interface CheckQuestion {
  readonly id: string
  readonly options: readonly unknown[]
  readonly correct: number
  readonly cfr: string
}

interface Lesson {
  readonly id: string
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly CheckQuestion[]
}

export interface TaughtModule {
  readonly lessons: readonly Lesson[]
  readonly questions: readonly PoolQuestion[]
  readonly practice: readonly PoolQuestion[]
}

/**
 * Where a translation is built in another way than its original. The two share progress, places and one key, so each
 * lesson, block, question and right option stands at the same place in both.
 */
export function translationFaults(original: TaughtModule, translation: TaughtModule): readonly string[] {
  const missing = differing('lessons', idsOf(original.lessons), idsOf(translation.lessons))
  if (missing.length > 0) return missing
  return [
    ...original.lessons.flatMap((lesson, at) => lessonFaults(lesson, translation.lessons[at])),
    ...differing(
      'questions of the pool',
      original.questions.map(questionStructure),
      translation.questions.map(questionStructure),
    ),
    ...differing(
      'questions of the practice',
      original.practice.map(questionStructure),
      translation.practice.map(questionStructure),
    ),
  ]
}

function lessonFaults(original: Lesson, translation: Lesson | undefined): readonly string[] {
  if (!translation) return [`${original.id} is missing`]
  const { id } = original
  return [
    ...differing(`blocks of ${id}`, original.blocks.map(buildOf), translation.blocks.map(buildOf)),
    ...differing(
      `questions of ${id}`,
      original.check.map(checkStructure),
      translation.check.map(checkStructure),
    ),
  ]
}

/** The structure of a block, without its text. */
function buildOf(block: LessonBlock): string {
  if (block.kind === 'list') return `list of ${block.items.length}`
  if (block.kind === 'table') return `table of ${block.head.length} by ${block.rows.length}`
  if (block.kind === 'figure') return `figure ${block.name}`
  return block.kind === 'exercise' ? `exercise ${block.exercise.id}` : block.kind
}

function checkStructure({ id, options, correct, cfr }: CheckQuestion): string {
  return `${id}: option ${correct} of ${options.length}, ${cfr}`
}

function idsOf(lessons: readonly Lesson[]): readonly string[] {
  return lessons.map(({ id }) => id)
}

function differing(
  what: string,
  original: readonly string[],
  translation: readonly string[],
): readonly string[] {
  const at = original.findIndex((part, index) => part !== translation[index])
  if (at < 0 && original.length === translation.length) return []
  const place = at < 0 ? original.length : at
  return [
    `${what}: "${original[place] ?? 'nothing'}" is "${translation[place] ?? 'nothing'}" in the translation`,
  ]
}
