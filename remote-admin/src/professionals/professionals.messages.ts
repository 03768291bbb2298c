import { i18n } from '../app/i18n.ts'
import { professionals, professional } from '../locales/en/professionals.ts'

export const professionalsMessages = i18n({ professionals })
export const professionalMessages = i18n({ professional })
