import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const sentencesOf = new Intl.Segmenter(SOURCE_LANGUAGE, { granularity: 'sentence' })
/** Numbers and units are read at a glance: `3.5`, `29 CFR 1910.147`. */
const WORD = /\p{L}[\p{L}'’-]*/gu
/** A paragraph of the code, which the page shows as a mark. */
const CITATION = /\s*\[[^\]]*\d[^\]]*\]/g

/** Flesch-Kincaid grade of English texts: the years of school that a reader needs. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .map((text) => text.replace(CITATION, '').replaceAll('**', ''))
    .flatMap((text) => [...sentencesOf.segment(text)].map(({ segment }) => segment.match(WORD) ?? []))
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
}
