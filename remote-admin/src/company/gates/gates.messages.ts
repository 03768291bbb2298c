import { i18n } from '../../app/i18n.ts'
import { companyGateForm, companyGates } from '../../locales/en/company/gates.ts'

export const gateMessages = i18n({ companyGates })
export const gateFormMessages = i18n({ companyGateForm })
