import { i18n } from '../app/i18n.ts'
import { companies, companyFields, directoryTest } from '../locales/en/companies.ts'

export const companiesMessages = i18n({ companies })
export const companyFieldMessages = i18n({ companyFields })
export const directoryTestMessages = i18n({ directoryTest })
