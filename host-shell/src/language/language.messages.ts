import { i18n } from '../app/i18n.ts'
import { language } from '../locales/en/language.ts'

export const languageMessages = i18n({ language })
