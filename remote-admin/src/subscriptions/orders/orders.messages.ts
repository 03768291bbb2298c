import { count, params } from '@nanostores/i18n'
import type { OrderState } from '@platform/shared-contracts/http'
import { i18n } from '../../app/i18n.ts'

export const ordersMessages = i18n('orders', {
  caption: 'Orders',
  search: 'Search by number, buyer or company',
  state: 'State',
  anyState: 'Any state',
  number: 'Order',
  buyer: 'Buyer',
  what: 'What',
  total: 'Total',
  placed: 'Ordered',
  seats: count({ one: '{count} seat', many: '{count} seats' }),
  given: params('{given} of {seats} assigned'),
  po: params('Purchase order: {number}'),
  open: 'Open',
  openSeats: 'Open order and seats',
  confirm: 'Confirm payment',
  cancel: 'Cancel order',
  empty: 'No orders yet.',
  emptySearch: 'No order matches these filters.',
  showAll: 'Show all orders',
  confirmTitle: params('Has the payment for {number} arrived?'),
  confirmText: params('{total} from {buyer}. Confirming gives access at once and sends the buyer an email.'),
  invoiceFor: params('Invoice for {who}'),
  note: 'Payment note',
  noteHint: 'For your records, such as a bank reference or check number.',
  confirming: 'Confirming...',
  confirmed: params('{number} is paid. Access has been granted.'),
  cancelTitle: params('Cancel {number}?'),
  cancelText: 'Cancel an order that will not be paid. The buyer can order again.',
  cancelled: params('{number} was canceled.'),
})

export const orderStateMessages = i18n('order-state', {
  awaiting_payment: 'Waiting for payment',
  paid: 'Paid',
  cancelled: 'Canceled',
} satisfies Record<OrderState, string>)
