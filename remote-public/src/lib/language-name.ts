import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

/** `es` in English: Spanish. An unknown tag is returned unchanged. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(writtenIn(locale), { type: 'language' }).of(tag) ?? tag
}
