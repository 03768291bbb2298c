import { i18n } from '../../app/i18n.ts'
import { security } from '../../locales/en/account/security.ts'

export const securityMessages = i18n({ security })
