import type { Language } from '@platform/shared-contracts/http'
import type { OptionsDictionary } from '@zxcvbn-ts/core'

/** The package of zxcvbn with the words and names of a language. A language that has no package has no line. */
const DICTIONARIES: Readonly<Partial<Record<Language, () => Promise<{ dictionary: OptionsDictionary }>>>> = {
  en: () => import('@zxcvbn-ts/language-en'),
  es: () => import('@zxcvbn-ts/language-es-es'),
}

/** The words of all languages: a user may choose a word of any of them. */
export async function loadDictionaries(): Promise<OptionsDictionary> {
  const loaded = await Promise.all(Object.values(DICTIONARIES).map((load) => load()))
  return Object.assign({}, ...loaded.map(({ dictionary }) => dictionary)) as OptionsDictionary
}
