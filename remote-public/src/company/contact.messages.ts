import { i18n } from '../app/i18n.ts'
import { contact } from '../locales/en/company/contact.ts'

export const contactMessages = i18n({ contact })
