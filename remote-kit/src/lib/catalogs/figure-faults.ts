/** A paragraph of the code, with its letters: `1926.503(b)(1)`. */
const PARAGRAPH = /\b19\d\d\.\d+(?:\([A-Za-z0-9]{1,5}\))*/g
const FIGURE = /\d+(?:[.,:/]\d+)*/g
/** What a plural chooses by is no figure of the text. */
const SELECTOR = /=\d+(?=\s*\{)/g

/**
 * Figures and paragraphs that a translation has and its source has not, or the other way round. How often is left to
 * the languages: one with more plurals repeats them.
 */
export function figureFaults(text: string, source: string): readonly string[] {
  const [here, there] = [figuresOf(text), figuresOf(source)]
  return [
    ...there.filter((figure) => !here.includes(figure)).map((figure) => `does not say ${figure}`),
    ...here
      .filter((figure) => !there.includes(figure))
      .map((figure) => `says ${figure}, the source does not`),
  ]
}

function figuresOf(text: string): readonly string[] {
  const shown = text.replace(SELECTOR, '')
  return [
    ...new Set([...(shown.match(PARAGRAPH) ?? []), ...(shown.replace(PARAGRAPH, ' ').match(FIGURE) ?? [])]),
  ]
}
