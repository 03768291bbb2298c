import { i18n } from '../app/i18n.ts'
import {
  company,
  companyPeople,
  companyPerson,
  personForm,
  personHistory,
  personStates,
} from '../locales/en/company.ts'

export const companyMessages = i18n({ company })
export const peopleMessages = i18n({ companyPeople })
export const personMessages = i18n({ companyPerson })
export const personFormMessages = i18n({ personForm })
export const personStateMessages = i18n({ personStates })
export const historyMessages = i18n({ personHistory })
