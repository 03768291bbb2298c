import { i18n } from '../app/i18n.ts'
import { emails } from '../locales/en/ui/emails.ts'

export const emailMessages = i18n({ emails })
