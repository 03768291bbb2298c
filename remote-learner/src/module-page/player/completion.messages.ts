import { i18n } from '../../app/i18n.ts'
import { completion } from '../../locales/en/module-page/completion.ts'

export const completionMessages = i18n({ completion })
