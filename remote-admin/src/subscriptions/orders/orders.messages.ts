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
  given: params('{given} of {seats} given'),
  po: params('Their number: {number}'),
  open: 'Open',
  openSeats: 'Open, with its seats',
  confirm: 'Confirm payment',
  cancel: 'Cancel order',
  empty: 'Nobody has ordered anything yet.',
  emptySearch: 'No order fits this selection.',
  showAll: 'Show all orders',
  confirmTitle: params('Has the payment for {number} arrived?'),
  confirmText: params(
    '{total} from {buyer}. Confirming opens what was ordered at once, and tells the buyer by mail.',
  ),
  invoiceFor: params('Invoice for {who}'),
  note: 'How it was paid',
  noteHint: 'For the record: a bank reference, a check number.',
  confirming: 'Opening...',
  confirmed: params('{number} is paid, and everything in it is open.'),
  cancelTitle: params('Cancel {number}?'),
  cancelText: 'For an order that nobody pays. The buyer can order again.',
  cancelled: params('{number} is cancelled.'),
})

export const orderStateMessages = i18n('order-state', {
  awaiting_payment: 'Waiting for payment',
  paid: 'Paid',
  cancelled: 'Cancelled',
} satisfies Record<OrderState, string>)
