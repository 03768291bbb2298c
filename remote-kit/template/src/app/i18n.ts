import { createI18n } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** Catalogues of this remote: English is the base, another language is at hand before the locale says so (es.ts). */
export const i18n = createI18n(locale, {
  baseLocale: 'en',
  // Only a catalogue without a translation is asked for: it stays English.
  get: async (_, names) => Object.fromEntries(names.map((name) => [name, {}])),
})
