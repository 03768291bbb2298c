import type { LessonBlock } from '@platform/shared-contracts/http'
import { textParts } from '../lesson/cited-text.rule.ts'
import { splitSentences } from './split-sentences.rule.ts'

/** One sentence as it is read aloud, and where it stands in the lesson. */
export interface ScriptLine {
  /** Index of the block. */
  readonly block: number
  readonly text: string
  /** The same words are on the page; else the whole block is what is being read. */
  readonly isShown: boolean
}

/** What the page says in place of a picture or a mark, in the language of the lesson. */
export interface ScriptWords {
  readonly drawing: (values: { readonly alt: string }) => string
  readonly recommended: string
}

/**
 * A lesson as a person would read it aloud, sentence by sentence: without its citations, drawings by their text
 * alternative, tables row by row with the head of each column, exercises by their title and task.
 */
export function narrationScript(
  blocks: readonly LessonBlock[],
  language: string,
  words: ScriptWords,
): readonly ScriptLine[] {
  return blocks.flatMap((block, index) =>
    unitsOf(block, words).flatMap(({ text, isShown }) =>
      splitSentences(withoutCitations(text), language).map((sentence) => ({
        block: index,
        text: sentence,
        isShown,
      })),
    ),
  )
}

type Unit = Pick<ScriptLine, 'text' | 'isShown'>

function unitsOf(block: LessonBlock, words: ScriptWords): readonly Unit[] {
  if (block.kind === 'list') return block.items.map(shown)
  if (block.kind === 'table')
    return block.rows.map((row) => ({ text: rowText(block.head, row), isShown: false }))
  if (block.kind === 'figure') return [{ text: words.drawing({ alt: block.alt }), isShown: false }]
  // The page says what to do about it; there is nothing to read aloud.
  if (block.kind === 'newer') return []
  if (block.kind === 'exercise') return [shown(block.exercise.title), shown(block.exercise.task)]
  return block.kind === 'recommendation'
    ? [{ text: `${words.recommended}.`, isShown: false }, shown(block.text)]
    : [shown(block.text)]
}

function shown(text: string): Unit {
  return { text, isShown: true }
}

/** `Type IAA. Rated load: 375 lb.` The first cell says what the row is about. */
function rowText(head: readonly string[], [first = '', ...cells]: readonly string[]): string {
  const others = cells.map((cell, index) => (head[index + 1] ? `${head[index + 1]}: ${cell}` : cell))
  return `${[first, ...others].map((part) => part.replace(/[.:]$/, '')).join('; ')}.`
}

/** Without the marks and the paragraphs of the code, which make no sense when read aloud. */
function withoutCitations(text: string): string {
  return textParts(text)
    .map((part) => (part.kind === 'cite' ? '' : part.text))
    .join('')
}
