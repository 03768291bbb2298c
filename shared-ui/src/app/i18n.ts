import { createI18n } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/**
 * The components' own words; every other text is a prop. English is the base, and the language of every bundle that
 * brings no other one (add-spanish.ts).
 */
export const i18n = createI18n(locale, { baseLocale: 'en', get: async () => ({}) })
