/** Shorter words say nothing about a subject: with, that, when. */
const MIN_WORD_LENGTH = 5

/** Lowercase without accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words that say what a text is about. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    plainText(text)
      .match(/\p{L}+/gu)
      ?.filter((word) => word.length >= MIN_WORD_LENGTH) ?? [],
  )
}

/** Numbers as they are written: `3`, `3.5`, `1,200`. */
export function numbersOf(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}
