import { i18n } from '../app/i18n.ts'
import { verify } from '../locales/en/verify.ts'

export const verifyMessages = i18n({ verify })
