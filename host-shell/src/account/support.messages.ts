import { i18n } from '../app/i18n.ts'
import { accountSupport } from '../locales/en/support.ts'

export const supportMessages = i18n({ accountSupport })
