import { i18n } from '../app/i18n.ts'
import { about } from '../locales/en/company/about.ts'

export const aboutMessages = i18n({ about })
