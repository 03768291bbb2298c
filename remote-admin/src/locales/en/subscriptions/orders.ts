import type { OrderState } from '@platform/shared-contracts/http'

export const orders = {
  caption: 'Orders',
  search: 'Search by number, buyer or company',
  state: 'State',
  anyState: 'Any state',
  number: 'Order',
  buyer: 'Buyer',
  what: 'What',
  total: 'Total',
  placed: 'Ordered',
  seats: '{count, plural, one {# seat} other {# seats}}',
  given: '{given} of {seats} assigned',
  po: 'Purchase order: {number}',
  open: 'Open',
  openSeats: 'Open order and seats',
  confirm: 'Confirm payment',
  cancel: 'Cancel order',
  empty: 'No orders yet.',
  emptySearch: 'No order matches these filters.',
  showAll: 'Show all orders',
  confirmTitle: 'Has the payment for {number} arrived?',
  confirmText: '{total} from {buyer}. Confirming gives access at once and sends the buyer an email.',
  invoiceFor: 'Invoice for {who}',
  note: 'Payment note',
  noteHint: 'For your records, such as a bank reference or check number.',
  confirming: 'Confirming...',
  confirmed: '{number} is paid. Access has been granted.',
  cancelTitle: 'Cancel {number}?',
  cancelText: 'Cancel an order that will not be paid. The buyer can order again.',
  cancelled: '{number} was canceled.',
} as const

export const orderState = {
  awaiting_payment: 'Waiting for payment',
  paid: 'Paid',
  cancelled: 'Canceled',
} as const satisfies Record<OrderState, string>
