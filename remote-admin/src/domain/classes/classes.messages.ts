import { i18n } from '../../app/i18n.ts'
import { companyClasses, companyClassForm } from '../../locales/en/company/classes.ts'

export const classMessages = i18n({ companyClasses })
export const classFormMessages = i18n({ companyClassForm })
