import { install } from '../../locales/en/app/install.ts'
import { i18n } from '../../app/i18n.ts'

export const installMessages = i18n({ install })
