import { i18n } from '../app/i18n.ts'
import { checkout, order } from '../locales/en/checkout.ts'
import { payment } from '../locales/en/payment.ts'

export const checkoutMessages = i18n({ checkout })
export const orderMessages = i18n({ order })
export const paymentMessages = i18n({ payment })
