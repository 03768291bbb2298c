import { i18n } from './i18n.ts'
import { ui } from '../locales/en/ui.ts'

export const uiMessages = i18n({ ui })
