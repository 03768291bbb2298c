import type { Language } from '@platform/shared-contracts/http'
import type { Locale } from '@platform/shared-contracts/remote'

/** `es` in English: Spanish. */
export function languageName(language: Language, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
