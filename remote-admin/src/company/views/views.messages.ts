import { i18n } from '../../app/i18n.ts'
import { companyViews } from '../../locales/en/company/views.ts'

export const viewMessages = i18n({ companyViews })
