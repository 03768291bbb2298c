const SHORTEST = 3
/** What must remain of a password when known words and signs are taken out of it. */
const LEAST_OWN = 5

/** The words that are no secret to anybody who knows the person and the site: whole, and each part by itself. */
export function knownWords(texts: readonly (string | null | undefined)[]): string[] {
  const whole = texts.flatMap((text) => (text ? [text.toLowerCase()] : []))
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST)
}

/** Whether a password is little more than the names and addresses that everybody knows: 'AnaReyes1'. */
export function isMadeOfKnownWords(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), password.toLowerCase())
  const hasKnown = own !== password.toLowerCase()
  return hasKnown && own.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_OWN
}
