/** A sentence ends with its mark, perhaps a quote or bracket, and a space before what follows. */
const SENTENCE_END = /(?<=[.!?:]["”’)\]]?)\s+/u

/** The sentences of a text, in the language's own way where the browser knows it. */
export function splitSentences(text: string, language: string): readonly string[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return []
  // Firefox before 125 has none.
  if (!('Segmenter' in Intl)) return line.split(SENTENCE_END)
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * Parts of a sentence that are short enough to be read at once: several engines fall silent after about 15 seconds of
 * one utterance, without an error. Cut behind a comma or colon where there is one, else between words.
 */
export function speakableParts(sentence: string, maxLength: number): readonly string[] {
  if (sentence.length <= maxLength) return [sentence]
  const head = sentence.slice(0, maxLength)
  const pause = Math.max(...[', ', '; ', ': '].map((mark) => head.lastIndexOf(mark) + 1))
  const space = pause > maxLength / 3 ? pause : head.lastIndexOf(' ')
  const cut = space > 0 ? space : maxLength
  const rest = speakableParts(sentence.slice(cut).trim(), maxLength)
  return [sentence.slice(0, cut).trim(), ...rest]
}
