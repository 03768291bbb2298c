import { i18n } from './i18n.ts'
import { form, schema } from '../locales/en/form.ts'

export const formMessages = i18n({ form })
const schemaMessages = i18n({ schema })

/** A schema's message in the language of the page; the server checks with the same schemas, in English. */
export function inOwnLanguage(message: string): string {
  const texts: Readonly<Record<string, string>> = schemaMessages.get()
  return texts[message] ?? message
}
