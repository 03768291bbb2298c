import { i18n } from '../app/i18n.ts'
import { moduleBuy } from '../locales/en/module-buy.ts'

export const moduleBuyMessages = i18n({ moduleBuy })
