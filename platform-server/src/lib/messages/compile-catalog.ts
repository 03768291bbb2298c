import compile from 'icu-minify/compile'
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { Catalog, Messages } from './message-types.ts'

const FORMATTERS: FormatOptions['formatters'] = {
  getDateTimeFormat: (...input) => new Intl.DateTimeFormat(...input),
  getNumberFormat: (...input) => new Intl.NumberFormat(...input),
  getPluralRules: (...input) => new Intl.PluralRules(...input),
}

/**
 * The messages of a catalog, ready for use. `tag` (BCP 47) decides plurals, numbers and days. Errors: throws, naming
 * the key, for a text that is no ICU message.
 */
export function compileCatalog<const Source extends Catalog>(source: Source, tag: string): Messages<Source> {
  const messages = Object.entries(source).map(([key, text]) => [key, compileMessage(key, text, tag)])
  return Object.fromEntries(messages) as Messages<Source>
}

function compileMessage(key: string, text: string, tag: string) {
  const message = compiled(key, text)
  if (typeof message === 'string') return message
  // Without tags in a message, the result is a string.
  return (values: FormatValues<string>) => format(message, tag, values, { formatters: FORMATTERS }) as string
}

function compiled(key: string, text: string) {
  try {
    return compile(text)
  } catch (cause) {
    throw new Error(`The message ${key} is no ICU message: ${text}`, { cause })
  }
}
