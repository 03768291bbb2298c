import type { Order } from '@platform/shared-contracts/http'

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

function summary({ lines, seats, discountCents, totalCents }: Order): string[] {
  return [
    ...lines.map(({ code, title, priceCents }) => `${code} ${title}: ${dollars(priceCents)}`),
    `Seats: ${seats}`,
    ...(discountCents > 0 ? [`3 or more courses, 15% off: -${dollars(discountCents)}`] : []),
    `Total: ${dollars(totalCents)}`,
  ]
}

const pageOf = ({ id }: Order) => ({ label: 'View the order and invoice', path: `/checkout?order=${id}` })
const firstName = ({ buyer }: Order) => buyer.name.split(' ')[0] ?? buyer.name

/** To the buyer: it is placed, and what happens next. */
export function orderPlacedEmail(order: Order) {
  return {
    to: order.buyer.email,
    subject: `Order ${order.number}: thank you`,
    greeting: `Hello ${firstName(order)},`,
    paragraphs: [
      `We received your order ${order.number}.`,
      ...summary(order),
      `The invoice for ${[order.billing.name, order.billing.companyName].filter(Boolean).join(', ')} is ready to download as a PDF on the order page. Include ${order.number} with your payment. Your order opens as soon as the payment arrives.`,
    ],
    action: pageOf(order),
    closing:
      'You can cancel the order on its page until it is paid. You do not need a card, and we never ask for one by email.',
  }
}

/** To the tenant's people, who send the invoice. */
export function newOrderEmail(order: Order, to: string) {
  const { number, buyer, billing } = order
  return {
    to,
    subject: `New order ${number} from ${buyer.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${buyer.name} (${buyer.email}) ordered:`,
      ...summary(order),
      `Invoice for: ${[billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')}.`,
      ...(billing.poNumber ? [`Their order number: ${billing.poNumber}.`] : []),
    ],
    action: { label: 'View all orders', path: '/subscriptions-dashboard?view=orders' },
    closing:
      'The buyer already has the invoice. You can find it on the same page. Confirm the payment when it arrives. That opens the order for the buyer.',
  }
}

/** To the buyer: the payment has arrived. */
export function orderPaidEmail(order: Order) {
  const isShared = order.hasSeats && order.seats > 1
  return {
    to: order.buyer.email,
    subject: `Order ${order.number} is paid`,
    greeting: `Hello ${firstName(order)},`,
    paragraphs: [
      `Your payment of ${dollars(order.totalCents)} for order ${order.number} has arrived. Everything in it is open now.`,
      ...(isShared ? [`Go to the order page to assign its ${order.seats} seats to your people.`] : []),
    ],
    action: pageOf(order),
    closing: 'Keep this email as your receipt.',
  }
}
