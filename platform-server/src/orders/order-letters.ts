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

const pageOf = ({ id }: Order) => ({ label: 'See the order and its invoice', path: `/checkout?order=${id}` })
const firstName = ({ buyer }: Order) => buyer.name.split(' ')[0] ?? buyer.name

/** To the buyer: it is placed, and what happens next. */
export function placedLetter(order: Order) {
  return {
    to: order.buyer.email,
    subject: `Order ${order.number}: thank you`,
    greeting: `Hello ${firstName(order)},`,
    paragraphs: [
      `We have your order ${order.number}.`,
      ...summary(order),
      `The invoice for ${[order.billing.name, order.billing.companyName].filter(Boolean).join(', ')} is on the page of the order, to download as a PDF file. Name ${order.number} with the payment: what you ordered opens as soon as it has arrived.`,
    ],
    action: pageOf(order),
    closing:
      'Until it is paid you can cancel the order on its page. No card is needed, and we never ask for one by mail.',
  }
}

/** To the tenant's people, who send the invoice. */
export function newOrderLetter(order: Order, to: string) {
  const { number, buyer, billing } = order
  return {
    to,
    subject: `New order ${number} by ${buyer.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${buyer.name} (${buyer.email}) has ordered:`,
      ...summary(order),
      `Invoice for: ${[billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')}.`,
      ...(billing.poNumber ? [`Their order number: ${billing.poNumber}.`] : []),
    ],
    action: { label: 'See all orders', path: '/subscriptions-dashboard?view=orders' },
    closing:
      'The buyer has the invoice already; you find it there too. Confirm the payment when it has arrived: that opens what was ordered.',
  }
}

/** To the buyer: the payment is there. */
export function paidLetter(order: Order) {
  const isShared = order.hasSeats && order.seats > 1
  return {
    to: order.buyer.email,
    subject: `Order ${order.number} is paid`,
    greeting: `Hello ${firstName(order)},`,
    paragraphs: [
      `Your payment of ${dollars(order.totalCents)} for order ${order.number} has arrived. Everything is open now.`,
      ...(isShared ? [`Give its ${order.seats} seats to your people on the page of the order.`] : []),
    ],
    action: pageOf(order),
    closing: 'Keep this mail as your confirmation.',
  }
}
