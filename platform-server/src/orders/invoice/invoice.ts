import type { Language, Order } from '@platform/shared-contracts/http'
import { courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import { invoiceDueAt } from '../../domain/orders/invoice-dates.rule.ts'
import { balanceOf } from '../payments/balance.rule.ts'
import { invoiceMessages, type InvoiceMessages } from './invoice-messages.ts'

type Fact = readonly [label: string, value: string]

interface Standing {
  readonly title: string
  /** Several lines where the tenant's own details are among them. */
  readonly text: string
  readonly isOpen: boolean
  /** The tenant has said how to pay. */
  readonly hasDetails: boolean
}

/** Everything that an invoice contains, in words and figures; rendering it adds nothing. */
export interface Invoice {
  /** BCP 47. */
  readonly locale: string
  readonly messages: InvoiceMessages
  readonly number: string
  readonly issuedAt: Date
  readonly facts: readonly Fact[]
  readonly seller: readonly string[]
  readonly billTo: readonly string[]
  readonly lines: readonly {
    readonly title: string
    readonly code: string
    readonly seats: string
    readonly unit: string
    readonly amount: string
  }[]
  readonly sums: readonly Fact[]
  readonly total: string
  /** What arrived and what went back, with the balance; empty while nothing did. */
  readonly money: readonly Fact[]
  readonly standing: Standing
}

export interface Seller {
  readonly address?: string | undefined
  /** How to pay; where it is missing, the invoice names the support contacts. */
  readonly paymentDetails?: string | undefined
}

/** Every order has one invoice, by the order's own number, which follow one another without a gap. */
export function invoiceOf(order: Order, language: Language, seller: Seller = {}): Invoice {
  const messages = invoiceMessages(language)
  const locale = writtenIn(language)
  const dollars = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100)
  const { number, billing, lines, seats, sumCents, discountCents, coupon, totalCents } = order
  const exemption = exemptionOf(order, messages)
  const { name, companyName, address, poNumber } = billing
  return {
    ...{ locale, messages, number },
    issuedAt: new Date(order.placedAt),
    facts: [
      [messages.number, number],
      [messages.date, dayIn(locale, new Date(order.placedAt))],
      [messages.due, dayIn(locale, dueAt(order))],
      [messages.reference, number],
      ...(poNumber ? [[messages.yourNumber, poNumber] as const] : []),
      ...exemption.facts,
    ],
    seller: linesOf(seller.address ?? ''),
    billTo: [companyName, name, ...linesOf(address)].map((line) => line.trim()).filter(Boolean),
    lines: lines.map(({ code, title, priceCents }) => ({
      ...{ code, title: courseTitle({ code, title }, language), seats: String(seats) },
      ...{ unit: dollars(priceCents), amount: dollars(priceCents * seats) },
    })),
    sums: [
      [messages.subtotal, dollars(sumCents)],
      ...(discountCents > 0 ? [[messages.discount, dollars(-discountCents)] as const] : []),
      ...(coupon ? [[messages.coupon({ code: coupon.code }), dollars(-coupon.cents)] as const] : []),
      [messages.tax, exemption.tax],
    ],
    total: dollars(totalCents),
    money: moneyOf(order, { messages, locale, dollars }),
    standing: standingOf(order, { messages, locale, dollars, paymentDetails: seller.paymentDetails ?? '' }),
  }
}

/** No sales tax is charged either way: who is exempt needs the invoice to say why. */
function exemptionOf({ taxExemption }: Order, messages: InvoiceMessages) {
  if (!taxExemption) return { facts: [], tax: messages.noTax }
  const fact: Fact = [messages.exemption, messages.exemptionOf(taxExemption)]
  return { facts: [fact], tax: messages.taxExempt }
}

function dueAt({ placedAt }: Pick<Order, 'placedAt'>): Date {
  return invoiceDueAt(new Date(placedAt))
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const dayIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

type Words = Omit<StandingOptions, 'paymentDetails'>

function moneyOf(order: Order, { messages, locale, dollars }: Words): Fact[] {
  const { payments = [], refunds = [], state } = order
  const on = (at: string) => ({ day: dayIn(locale, new Date(at)) })
  const rows: Fact[] = [
    ...payments.map(({ at, amountCents }): Fact => [messages.paidOn(on(at)), dollars(-amountCents)]),
    ...refunds.map(({ at, amountCents }): Fact => [messages.refundedOn(on(at)), dollars(amountCents)]),
  ]
  if (rows.length === 0) return rows
  return [...rows, [messages.balance, dollars(state === 'awaiting_payment' ? balanceOf(order) : 0)]]
}

function paidText({ payments = [] }: Order, messages: InvoiceMessages): string {
  const [first] = payments
  if (!first || payments.some(({ method }) => method !== first.method)) return messages.paidTextMixed
  return { transfer: messages.paidText, card: messages.paidTextCard, 'test-card': messages.paidTextTest }[
    first.method
  ]
}

interface StandingOptions {
  readonly messages: InvoiceMessages
  readonly locale: string
  readonly dollars: (cents: number) => string
  readonly paymentDetails: string
}

function standingOf(order: Order, { messages, locale, dollars, paymentDetails }: StandingOptions): Standing {
  const { paidAt, canceledAt, number } = order
  if (paidAt)
    return {
      ...{ title: messages.paid({ day: dayIn(locale, new Date(paidAt)) }), text: paidText(order, messages) },
      ...{ isOpen: false, hasDetails: false },
    }
  if (canceledAt) {
    const title = messages.canceled({ day: dayIn(locale, new Date(canceledAt)) })
    return { title, text: messages.canceledText, isOpen: false, hasDetails: false }
  }
  const title = messages.dueBy({ total: dollars(balanceOf(order)), day: dayIn(locale, dueAt(order)) })
  const details = paymentDetails.trim()
  const text = [messages.howTo({ reference: number }), details].filter(Boolean).join('\n')
  return { title, text, isOpen: true, hasDetails: details !== '' }
}
