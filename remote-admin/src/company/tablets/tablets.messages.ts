import { i18n } from '../../app/i18n.ts'
import { companyTabletForm, companyTablets, signInCards } from '../../locales/en/company/tablets.ts'

export const tabletMessages = i18n({ companyTablets })
export const tabletFormMessages = i18n({ companyTabletForm })
export const cardMessages = i18n({ signInCards })
