import { i18n } from '../app/i18n.ts'
import { verification } from '../locales/en/verification.ts'

export const verificationMessages = i18n({ verification })
