import { i18n } from '../app/i18n.ts'
import { partners } from '../locales/en/partners/partners.ts'

export const partnersMessages = i18n({ partners })
