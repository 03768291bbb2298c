import { i18n } from '../../../app/i18n.ts'
import { ask } from '../../../locales/en/module-page/ask.ts'

export const askMessages = i18n({ ask })
