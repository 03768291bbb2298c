import { i18n } from '../../app/i18n.ts'
import { managers, places } from '../../locales/en/company-shared.ts'

export const placeMessages = i18n({ places })
export const managerMessages = i18n({ managers })
