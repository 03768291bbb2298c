const SHORTEST = 3
/** How many characters of a password must remain when known words and signs are removed from it. */
const LEAST_OWN = 5

/** Words that are no secret to people who know the user and the site: whole, and each part by itself. */
export function knownWords(texts: readonly (string | null | undefined)[]): string[] {
  const whole = texts.flatMap((text) => (text ? [text.toLowerCase()] : []))
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST)
}

/** Whether a password is little more than names and addresses that are widely known: 'AnaReyes1'. */
export function isMadeOfKnownWords(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), password.toLowerCase())
  const hasKnown = own !== password.toLowerCase()
  return hasKnown && own.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_OWN
}
