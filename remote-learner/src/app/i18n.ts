import { createI18n } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** Message catalogs of this remote: English is the base, others are loaded before the locale is set (es.ts). */
export const i18n = createI18n(locale, {
  baseLocale: 'en',
  // Called only for a catalog that has no translation: its messages stay English.
  get: async (_, names) => Object.fromEntries(names.map((name) => [name, {}])),
})
