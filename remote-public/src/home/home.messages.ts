import { i18n } from '../app/i18n.ts'
import { home } from '../locales/en/home/home.ts'

export const homeMessages = i18n({ home })
