import { i18n } from '../app/i18n.ts'
import { header } from '../locales/en/header.ts'

export const headerMessages = i18n({ header })
