import { plainText } from './text-words.rule.ts'

interface Options {
  readonly id: string
  readonly options: readonly { readonly text: string; readonly right?: boolean | undefined }[]
}

/** Forms of one word, the first of which names it: `only`, `solely`. */
type WordForms = readonly string[]

/**
 * Absolute or hedging words that single out the key: they stand in each right option and in no wrong one, or in each
 * wrong option and in no right one. A person who knows nothing of the subject notices them.
 */
export function tellingWords({ id, options }: Options, words: readonly WordForms[]): readonly string[] {
  return words.flatMap((forms) => {
    const found = options.map(({ right, text }) => ({ right: right === true, has: hasAny(text, forms) }))
    const isInRightOnly = found.every(({ right, has }) => right === has)
    const isInWrongOnly = found.every(({ right, has }) => right !== has)
    if (!isInRightOnly && !isInWrongOnly) return []
    return [`${id}: "${forms[0]}" stands in each ${isInRightOnly ? 'right' : 'wrong'} option and in no other`]
  })
}

function hasAny(text: string, forms: WordForms): boolean {
  const words = ` ${
    plainText(text)
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `
  return forms.some((form) => words.includes(` ${plainText(form)} `))
}
