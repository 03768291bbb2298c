import { i18n } from '../../app/i18n.ts'
import { companyExemptions } from '../../locales/en/company/requirements.ts'

export const exemptionMessages = i18n({ companyExemptions })
