import type { Language, Order } from '@platform/shared-contracts/http'
import { courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import { invoiceMessages, type InvoiceMessages } from './invoice-messages.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_TO_PAY = 30

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
  readonly standing: Standing
}

/** Every order has one invoice, by the order's own number, which follow one another without a gap. */
export function invoiceOf(order: Order, language: Language, paymentDetails = ''): Invoice {
  const messages = invoiceMessages(language)
  const locale = writtenIn(language)
  const dollars = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100)
  const { number, billing, lines, seats, sumCents, discountCents, totalCents } = order
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
    ],
    billTo: [companyName, name, ...address.split(/\r?\n/)].map((line) => line.trim()).filter(Boolean),
    lines: lines.map(({ code, title, priceCents }) => ({
      ...{ code, title: courseTitle({ code, title }, language), seats: String(seats) },
      ...{ unit: dollars(priceCents), amount: dollars(priceCents * seats) },
    })),
    sums: [
      [messages.subtotal, dollars(sumCents)],
      ...(discountCents > 0 ? [[messages.discount, dollars(-discountCents)] as const] : []),
      [messages.tax, messages.noTax],
    ],
    total: dollars(totalCents),
    standing: standingOf(order, { messages, locale, total: dollars(totalCents), paymentDetails }),
  }
}

function dueAt({ placedAt }: Pick<Order, 'placedAt'>): Date {
  return new Date(Date.parse(placedAt) + DAYS_TO_PAY * DAY_MS)
}

const dayIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

interface StandingOptions {
  readonly messages: InvoiceMessages
  readonly locale: string
  readonly total: string
  readonly paymentDetails: string
}

function standingOf(order: Order, { messages, locale, total, paymentDetails }: StandingOptions): Standing {
  const { paidAt, cancelledAt, number } = order
  if (paidAt)
    return {
      ...{ title: messages.paid({ day: dayIn(locale, new Date(paidAt)) }), text: messages.paidText },
      ...{ isOpen: false, hasDetails: false },
    }
  if (cancelledAt) {
    const title = messages.cancelled({ day: dayIn(locale, new Date(cancelledAt)) })
    return { title, text: messages.cancelledText, isOpen: false, hasDetails: false }
  }
  const title = messages.dueBy({ total, day: dayIn(locale, dueAt(order)) })
  const details = paymentDetails.trim()
  const text = [messages.howTo({ reference: number }), details].filter(Boolean).join('\n')
  return { title, text, isOpen: true, hasDetails: details !== '' }
}
