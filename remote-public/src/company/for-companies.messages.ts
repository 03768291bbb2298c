import { i18n } from '../app/i18n.ts'
import { forCompanies } from '../locales/en/company/for-companies.ts'

export const forCompaniesMessages = i18n({ forCompanies })
