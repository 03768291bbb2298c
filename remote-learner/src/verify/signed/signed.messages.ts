import { i18n } from '../../app/i18n.ts'
import { signed } from '../../locales/en/verify/signed.ts'

export const signedMessages = i18n({ signed })
