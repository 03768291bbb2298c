import type { Language } from '@platform/shared-contracts/http'
import type { Locale } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { i18n } from '@platform/shared-ui/i18n'

/** `es` in English: Spanish. */
export function languageName(language: Language, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

/** To choose one, by its name in the language of the page. Spanish writes it in lower case, but not at the start of a label. */
export function languageOptions(): readonly { readonly value: Language; readonly label: string }[] {
  const page = i18n.language.get()
  return LANGUAGE_CODES.map((code) => {
    const name = languageName(code, page)
    return { value: code, label: name.charAt(0).toLocaleUpperCase(page) + name.slice(1) }
  })
}
