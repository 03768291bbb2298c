import { i18n } from '../app/i18n.ts'
import { emails } from '../locales/en/emails.ts'

export const emailMessages = i18n({ emails })
