import type { OrderState } from '@platform/shared-contracts/http'

export const orders = {
  caption: 'Orders',
  search: 'Search by number, buyer or company',
  state: 'State',
  anyState: 'Any state',
  plan_active: 'Plan active, paid until {day}',
  plan_past_due: 'Plan past due since {day}',
  plan_canceled: 'Plan canceled, ends {day}',
  plan_ended: 'Plan ended, paid until {day}',
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
  recordPayment: 'Record payment',
  refund: 'Refund',
  paidPart: '{paid} paid',
  afterRefund: '{held} after refunds',
  cancel: 'Cancel order',
  empty: 'No orders yet.',
  emptySearch: 'No order matches these filters.',
  showAll: 'Show all orders',
  paymentTitle: 'Which payment for {number} has arrived?',
  paymentText:
    '{buyer} owes {balance} of {total}. The payment that completes the total gives access at once. The buyer gets an email.',
  invoiceFor: 'Invoice for {who}',
  amountCents: 'Amount in dollars',
  note: 'Payment note',
  noteHint: 'For your records, such as a bank reference or check number.',
  recording: 'Saving...',
  confirmed: '{number} is paid. Access has been granted.',
  partlyPaid: 'The payment for {number} is recorded. It opens when the rest arrives.',
  refundTitle: 'Refund {number}',
  refundText:
    'You hold {held} for this order. Send the money to {buyer} first, then record it here. The buyer gets an email. Access stays open: take back unused seats on the order page.',
  refundTextCard:
    'You hold {held} for this order. The money goes back to the card of {buyer} as soon as you refund it here. The buyer gets an email. Access stays open: take back unused seats on the order page.',
  refundTextTest:
    'This order of {buyer} was paid with the test card, so no money moves. You hold {held} in the test ledger. Access stays open: take back unused seats on the order page.',
  reason: 'Reason',
  reasonHint: 'The buyer reads it in the email.',
  refunded: 'The refund for {number} is recorded.',
  cancelTitle: 'Cancel {number}?',
  cancelText: 'Cancel an order that will not be paid. The buyer can order again.',
  canceled: '{number} was canceled.',
} as const

export const orderState = {
  awaiting_payment: 'Waiting for payment',
  paid: 'Paid',
  canceled: 'Canceled',
} as const satisfies Record<OrderState, string>
