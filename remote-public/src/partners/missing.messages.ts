import { i18n } from '../app/i18n.ts'
import { partnersMissing } from '../locales/en/partners/missing-partner.ts'

export const missingMessages = i18n({ partnersMissing })
