import { i18n } from '../../app/i18n.ts'
import { companyImport, importFields, importReport } from '../../locales/en/company/import.ts'

export const importMessages = i18n({ companyImport })
export const importFieldMessages = i18n({ importFields })
export const importReportMessages = i18n({ importReport })
