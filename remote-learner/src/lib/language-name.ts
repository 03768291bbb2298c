import type { Locale } from '@platform/shared-contracts/remote'

/** `es` in English: Spanish. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
}
