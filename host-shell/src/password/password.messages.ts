import { i18n } from '../app/i18n.ts'
import { password } from '../locales/en/password.ts'

export const passwordMessages = i18n({ password })
