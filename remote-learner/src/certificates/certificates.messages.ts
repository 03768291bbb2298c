import { i18n } from '../app/i18n.ts'
import { certificates } from '../locales/en/certificates.ts'

export const certificatesMessages = i18n({ certificates })
