import { i18n } from '../../app/i18n.ts'
import { contentLanguage } from '../../locales/en/content-language.ts'

export const contentLanguageMessages = i18n({ contentLanguage })
