import { createI18n } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** The shell's catalogs: English is the base, and another language is loaded before the locale changes (load-messages.ts). */
export const i18n = createI18n(locale, {
  baseLocale: 'en',
  // Called only for a catalog without a translation, which stays in English.
  get: async (_, names) => Object.fromEntries(names.map((name) => [name, {}])),
})
