import type { Locale } from '@platform/shared-contracts/remote'

/** `es` in English: Spanish. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
}

/** `['en', 'es']` in English: English and Spanish. */
export function languageNames(tags: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    tags.map((tag) => languageName(tag, locale)),
  )
}
