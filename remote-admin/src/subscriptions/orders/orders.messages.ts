import { i18n } from '../../app/i18n.ts'
import { orders, orderState } from '../../locales/en/subscriptions/orders.ts'

export const ordersMessages = i18n({ orders })
export const orderStateMessages = i18n({ orderState })
