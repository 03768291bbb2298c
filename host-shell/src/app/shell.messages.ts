import { i18n } from './i18n.ts'
import { shell } from '../locales/en/shell.ts'

export const shellMessages = i18n({ shell })
