import { i18n } from '../../app/i18n.ts'
import { due } from '../../locales/en/due.ts'

export const dueMessages = i18n({ due })
