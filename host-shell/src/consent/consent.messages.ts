import { i18n } from '../app/i18n.ts'
import { consent } from '../locales/en/consent.ts'

export const consentMessages = i18n({ consent })
