/** Words that say nothing by themselves in either language: "how to lift", "qué es un candado". */
const SHORT = 3
const MAX_WORDS = 8

/** The words of a query as they are looked for: without accents, and in the singular, which is part of the plural. */
export function searchWords(query: string): readonly string[] {
  const words = plain(query)
    .split(/[^\p{Letter}\p{Number}.]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => word.length >= SHORT || /\d/.test(word))
  return [...new Set((telling.length > 0 ? telling : words).map(singular))].slice(0, MAX_WORDS)
}

/** Whether every word occurs in one of the texts. */
export function hasWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '))
  return words.every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

function singular(word: string): string {
  return word.length > SHORT ? word.replace(/(?<=[cdlnrsx])es$|(?<!s)s$/, '') : word
}
