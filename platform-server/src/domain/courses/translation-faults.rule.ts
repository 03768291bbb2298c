import type { LessonBlock } from '@platform/shared-contracts/http'

interface Question {
  readonly id: string
  readonly options: readonly string[]
  readonly correct: number
  readonly cfr: string
}

interface Lesson {
  readonly id: string
  readonly minutes: number
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly Question[]
}

export interface TaughtModule {
  readonly lessons: readonly Lesson[]
  readonly questions: readonly Question[]
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
    ...questionFaults('the pool', original.questions, translation.questions),
  ]
}

function lessonFaults(original: Lesson, translation: Lesson | undefined): readonly string[] {
  if (!translation) return [`${original.id} is missing`]
  const { id } = original
  return [
    ...differing(`minutes of ${id}`, [String(original.minutes)], [String(translation.minutes)]),
    ...differing(`blocks of ${id}`, original.blocks.map(buildOf), translation.blocks.map(buildOf)),
    ...questionFaults(id, original.check, translation.check),
  ]
}

/** The structure of a block, without its text. */
function buildOf(block: LessonBlock): string {
  switch (block.kind) {
    case 'list':
      return `list of ${block.items.length}`
    case 'table':
      return `table of ${block.head.length} by ${block.rows.length}`
    case 'figure':
      return `figure ${block.name}`
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'recommendation':
      return block.kind
  }
}

function questionFaults(
  where: string,
  original: readonly Question[],
  translation: readonly Question[],
): readonly string[] {
  const keyOf = ({ id, options, correct, cfr }: Question) =>
    `${id}: option ${correct} of ${options.length}, ${cfr}`
  return differing(`questions of ${where}`, original.map(keyOf), translation.map(keyOf))
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
