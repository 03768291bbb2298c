import { i18n } from '../../app/i18n.ts'
import { partner } from '../../locales/en/partner.ts'

export const partnerMessages = i18n({ partner })
