import type { Locale } from '@platform/shared-contracts/remote'

/** `es` in English: Spanish. A tag that nobody knows stays as it is. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
}
