import { i18n } from '../../app/i18n.ts'
import { compliance } from '../../locales/en/company/requirements.ts'

export const complianceMessages = i18n({ compliance })
