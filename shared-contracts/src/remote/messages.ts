import {
  createI18n,
  formatter,
  transform,
  type Formatter,
  type Messages as Store,
  type Translations,
} from '@nanostores/i18n'
import type { GetICUArgs } from '@schummar/icu-type-parser'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import { writtenIn } from '../rules/language.rule.ts'
import { SOURCE_LANGUAGE } from '../rules/languages.rule.ts'
import { locale, type Locale } from './locale.ts'

interface ArgumentTypes {
  readonly ICUArgument: string | number
  readonly ICUNumberArgument: number
  readonly ICUDateArgument: never
}

type Arguments<Text extends string> = GetICUArgs<Text, ArgumentTypes>

/** A text as pages use it: one with arguments, in ICU format, is a function of them. */
export type Message<Text> = Text extends string
  ? keyof Arguments<Text> extends never
    ? string
    : (values: Arguments<Text>) => string
  : never

/** A catalog in another language: the keys of the source, each with a text in ICU format. */
export type Translation<Source> = { readonly [Key in keyof Source]: string }

/** The store of one catalog: its messages in the language of the page. */
export type Messages<Source> = Store<{ [Key in keyof Source]: Message<Source[Key]> }>

/** The texts of one catalog, by key. */
type Texts = Readonly<Record<string, string>>

export interface Catalogs {
  /** `i18n({ login })`: the store of the catalog `login`, which has this name in every language. */
  <Name extends string, const Source extends Texts>(source: Readonly<Record<Name, Source>>): Messages<Source>
  /** Adds the catalogs of a language, by name. Pages show them once `locale` changes to it. */
  readonly add: (language: Locale, catalogs: object) => void
  /** The language that the package's pages have now: the source language where it has no catalogs of `locale`. */
  readonly language: ReadableAtom<Locale>
  /** While it is false, texts are in the source language: for a remote that has not translated all of its pages. */
  readonly isTranslated: WritableAtom<boolean>
  /** Writes numbers, money and dates in that language. */
  readonly format: ReadableAtom<Formatter>
}

/** Without dates: `format` writes them, as the page needs them. */
const FORMATTERS: Omit<FormatOptions['formatters'], 'getDateTimeFormat'> = {
  getNumberFormat: (...input) => new Intl.NumberFormat(...input),
  getPluralRules: (...input) => new Intl.PluralRules(...input),
}

type Values = Readonly<Record<string, string | number>>

const withArguments = transform<[Values], never, string>(
  (language, message: CompiledMessage, values) =>
    // Without tags in a message, the result is a string.
    format(message, writtenIn(language as Locale), values, {
      formatters: FORMATTERS as FormatOptions['formatters'],
    }) as string,
)

/**
 * The message catalogs of one package. Their texts are ICU messages, which the build compiles
 * (`src/locales/<language>/<feature>.ts`): a message that it did not compile is no function, and throws when it is called.
 */
export function createCatalogs(): Catalogs {
  const isTranslated = atom(true)
  const shown = computed([locale, isTranslated], (wanted, isOn) => (isOn ? wanted : SOURCE_LANGUAGE))
  const i18n = createI18n<Locale, Locale>(shown, {
    baseLocale: SOURCE_LANGUAGE,
    // Called only for a catalog without a translation, which stays in the source language.
    get: async (_, names) => Object.fromEntries(names.map((name) => [name, {}])),
  })
  const define = (source: Readonly<Record<string, Texts>>) => {
    const [[name, texts] = ['', {}]] = Object.entries(source)
    const messages: Translations = {}
    for (const [key, text] of Object.entries(texts))
      messages[key] = typeof text === 'string' ? text : withArguments(text)
    return i18n(name, messages)
  }
  const languages = atom<readonly Locale[]>([SOURCE_LANGUAGE])
  const add = (added: Locale, catalogs: object) => {
    Object.assign(i18n.cache, { [added]: { ...i18n.cache[added], ...catalogs } })
    languages.set([...languages.get(), added])
  }
  const language = computed([shown, languages], (wanted, known) =>
    known.includes(wanted) ? wanted : SOURCE_LANGUAGE,
  )
  const own = { add, language, isTranslated, format: formatter(computed(language, writtenIn)) }
  return Object.assign(define as unknown as Catalogs, own)
}
