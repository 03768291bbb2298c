import { i18n } from '../app/i18n.ts'
import { legal } from '../locales/en/legal.ts'

export const legalMessages = i18n({ legal })
