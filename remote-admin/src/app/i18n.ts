import { createI18n } from '@nanostores/i18n'
import { locale } from '@platform/shared-contracts/remote'

/** Catalogues of this remote: English is the base, other languages arrive as chunks of their own. */
export const i18n = createI18n(locale, { baseLocale: 'en', get: async () => ({}) })
