import type { CaptionCue } from '@platform/shared-contracts/http'
import type { ScriptLine } from '../narration-script.rule.ts'

/** A reader leaves out a drawing or a table, but not more than this at once. */
const SEARCH_WINDOW_WORDS = 250
/** Enough to distinguish passages, and few enough that one changed word is no miss. */
const COMPARED_WORDS = 8
const ENOUGH = 0.6
const EXTRA_WORDS = 2

interface Word {
  readonly text: string
  readonly line: number
}

/**
 * The line of the lesson that each caption says, in the order of the lesson; `null` for what is not in it, as a greeting.
 * A caption may be a part of a sentence or reach into the next one: it belongs to the sentence in which it begins.
 */
export function passagesOfCues(
  cues: readonly CaptionCue[],
  script: readonly ScriptLine[],
): readonly (ScriptLine | null)[] {
  const words = script.flatMap(({ text }, line) => wordsOf(text).map((word): Word => ({ text: word, line })))
  let from = 0
  return cues.map((cue) => {
    const said = wordsOf(cue.text)
    const at = bestMatch(said, words, from)
    const word = at === null ? undefined : words[at]
    if (at === null || !word) return null
    from = at + said.length
    return script[word.line] ?? null
  })
}

function bestMatch(said: readonly string[], words: readonly Word[], from: number): number | null {
  const compared = said.slice(0, COMPARED_WORDS)
  if (compared.length === 0) return null
  let best: Match | null = null
  // A word that the captions count differently must not lose the passage.
  const first = Math.max(0, from - COMPARED_WORDS)
  const last = Math.min(words.length, from + SEARCH_WINDOW_WORDS)
  for (let at = first; at < last; at++) {
    const hits = wordsInOrder(compared, words, at)
    const beginsHere = words[at]?.text === compared[0]
    if (!best || isBetter({ hits, beginsHere }, best)) best = { at, hits, beginsHere }
  }
  return best && best.hits >= Math.max(1, compared.length * ENOUGH) ? best.at : null
}

interface Match {
  readonly at: number
  readonly hits: number
  /** Its first word stands there; without it the passage before would do as well. */
  readonly beginsHere: boolean
}

function isBetter({ hits, beginsHere }: Omit<Match, 'at'>, than: Match): boolean {
  if (hits !== than.hits) return hits > than.hits
  return beginsHere && !than.beginsHere
}

/** How many of the words follow one another from here on; a word more or less between them does no harm. */
function wordsInOrder(said: readonly string[], words: readonly Word[], from: number): number {
  const end = from + said.length + EXTRA_WORDS
  let at = from
  let hits = 0
  for (const word of said) {
    let found = at
    while (found < end && words[found]?.text !== word) found++
    if (found >= end) continue
    hits++
    at = found + 1
  }
  return hits
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The caption at a moment of the recording; between two, the one before. `-1` before the first. */
export function cueAt(cues: readonly CaptionCue[], seconds: number): number {
  return cues.findLastIndex(({ start }) => start <= seconds)
}
