import { i18n } from '../../../app/i18n.ts'
import { phone } from '../../../locales/en/module-page/phone.ts'

export const phoneMessages = i18n({ phone })
