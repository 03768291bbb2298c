import { i18n } from '../../app/i18n.ts'
import { cart } from '../../locales/en/cart.ts'

export const cartMessages = i18n({ cart })
