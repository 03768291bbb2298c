import type { Language, Order } from '@platform/shared-contracts/http'
import { courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import { createMessages } from '../lib/messages/create-messages.ts'
import { orderEmails } from '../locales/en/orders/order-emails.ts'
import { balanceOf } from './payments/balance.rule.ts'

/** The language that the buyer chose; `null` where they never did. */
type Chosen = Language | null

const messagesIn = createMessages({ orderEmails })

function wording(order: Order, chosen: Chosen) {
  const language = chosen ?? SOURCE_LANGUAGE
  const locale = writtenIn(language)
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const messages = messagesIn(language)
  const { number, buyer, dueAt = order.placedAt } = order
  return {
    language,
    messages,
    number,
    dollars: (cents: number) => currency.format(cents / 100),
    dueDay: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueAt)),
    base: {
      ...{ to: buyer.email, language },
      greeting: messages.greeting({ firstName: buyer.name.split(' ')[0] ?? buyer.name }),
      action: { label: messages.view, path: `/checkout?order=${order.id}` },
    },
  }
}

function summary(order: Order, chosen: Chosen): string[] {
  const { language, messages, dollars } = wording(order, chosen)
  const { lines, seats, discountCents, coupon, totalCents } = order
  return [
    ...lines.map(({ code, title, priceCents }) =>
      messages.line({ code, title: courseTitle({ code, title }, language), price: dollars(priceCents) }),
    ),
    messages.seats({ seats: String(seats) }),
    ...(discountCents > 0 ? [messages.discount({ amount: dollars(-discountCents) })] : []),
    ...(coupon ? [messages.coupon({ code: coupon.code, amount: dollars(-coupon.cents) })] : []),
    ...exemptionOf(order, chosen),
    messages.total({ amount: dollars(totalCents) }),
  ]
}

/** The certificate by which no sales tax is charged; nothing where there is none. */
function exemptionOf(order: Order, chosen: Chosen): string[] {
  const { taxExemption } = order
  return taxExemption ? [wording(order, chosen).messages.exempt(taxExemption)] : []
}

const payerOf = ({ billing }: Order) => [billing.name, billing.companyName].filter(Boolean).join(', ')

/** To the buyer: what happens next. */
export function orderPlacedEmail(order: Order, chosen: Chosen) {
  const { messages, number, base } = wording(order, chosen)
  return {
    ...base,
    subject: messages.placedSubject({ number }),
    paragraphs: [
      messages.placedBody({ number }),
      ...summary(order, chosen),
      messages.placedInvoice({ number, who: payerOf(order) }),
    ],
    closing: messages.placedClosing,
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
      ...summary(order, SOURCE_LANGUAGE),
      `Invoice for: ${[billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')}.`,
      ...(billing.poNumber ? [`Their order number: ${billing.poNumber}.`] : []),
    ],
    action: { label: 'View all orders', path: '/subscriptions-dashboard?view=orders' },
    closing:
      'The buyer already has the invoice. You can find it on the same page. Record the payment when it arrives. The order opens for the buyer once it is paid in full.',
  }
}

/** To the buyer: the payment is complete. Of several seats none is open before it is assigned. */
export function orderPaidEmail(order: Order, chosen: Chosen) {
  const { messages, number, dollars, base } = wording(order, chosen)
  const { hasSeats, seats, seatHolders, totalCents } = order
  return {
    ...base,
    subject: messages.paidSubject({ number }),
    paragraphs: [
      messages.paidBody({ number, total: dollars(totalCents) }),
      ...exemptionOf(order, chosen),
      hasSeats && seats > seatHolders.length ? messages.paidSeats({ seats }) : messages.paidOpen,
    ],
    closing: messages.paidClosing,
  }
}

/** To the buyer: some of the money has arrived. */
export function partlyPaidEmail(order: Order, amountCents: number, chosen: Chosen) {
  const { messages, number, dollars, base } = wording(order, chosen)
  const amount = dollars(amountCents)
  const sums = { balance: dollars(balanceOf(order)), total: dollars(order.totalCents) }
  return {
    ...base,
    subject: messages.partlySubject({ number, amount }),
    paragraphs: [messages.partlyBody({ number, amount, ...sums })],
    closing: messages.partlyClosing({ number }),
  }
}

/** To the buyer of an unpaid order, before and after the day it is due. */
export function invoiceReminderEmail(order: Order, isOverdue: boolean, chosen: Chosen) {
  const { messages, number, dollars, dueDay: day, base } = wording(order, chosen)
  const facts = { number, day, balance: dollars(balanceOf(order)) }
  return {
    ...base,
    subject: isOverdue ? messages.overdueSubject({ number }) : messages.dueSubject({ number, day }),
    paragraphs: [isOverdue ? messages.overdueBody(facts) : messages.dueBody(facts)],
    closing: messages.reminderClosing,
  }
}

/** To the tenant's people: a payment arrived that is more than the order costs. */
export function excessPaymentEmail(order: Order, amountCents: number, to: string) {
  const { number, dollars } = wording(order, SOURCE_LANGUAGE)
  return {
    to,
    subject: `Order ${number}: ${dollars(amountCents)} arrived that is not owed`,
    greeting: 'Hello,',
    paragraphs: [
      `A payment of ${dollars(amountCents)} arrived for order ${number}, which is ${order.state === 'paid' ? 'paid' : 'canceled'} already.`,
    ],
    action: { label: 'View all orders', path: `/subscriptions-dashboard?view=orders&q=${number}` },
    closing: 'Refund it on that page.',
  }
}

/** To the buyer: money goes back. */
export function refundEmail(
  order: Order,
  { amountCents, reason }: { readonly amountCents: number; readonly reason: string },
  chosen: Chosen,
) {
  const { messages, number, dollars, base } = wording(order, chosen)
  const amount = dollars(amountCents)
  return {
    ...base,
    subject: messages.refundSubject({ number, amount }),
    paragraphs: [messages.refundBody({ number, amount, reason })],
    closing: messages.refundClosing,
  }
}
