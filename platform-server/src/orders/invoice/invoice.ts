import type { Language, Order } from '@platform/shared-contracts/http'
import { courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import { INVOICE_WORDS, type InvoiceWords } from './invoice-words.ts'

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
  readonly words: InvoiceWords
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
  const words = INVOICE_WORDS[language]
  const locale = language === 'en' ? 'en-US' : writtenIn(language)
  const dollars = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100)
  const { number, billing, lines, seats, sumCents, discountCents, totalCents } = order
  const { name, companyName, address, poNumber } = billing
  return {
    ...{ locale, words, number },
    issuedAt: new Date(order.placedAt),
    facts: [
      [words.number, number],
      [words.date, dayIn(locale, new Date(order.placedAt))],
      [words.due, dayIn(locale, dueAt(order))],
      [words.reference, number],
      ...(poNumber ? [[words.yourNumber, poNumber] as const] : []),
    ],
    billTo: [companyName, name, ...address.split(/\r?\n/)].map((line) => line.trim()).filter(Boolean),
    lines: lines.map(({ code, title, priceCents }) => ({
      ...{ code, title: courseTitle({ code, title }, language), seats: String(seats) },
      ...{ unit: dollars(priceCents), amount: dollars(priceCents * seats) },
    })),
    sums: [
      [words.subtotal, dollars(sumCents)],
      ...(discountCents > 0 ? [[words.discount, dollars(-discountCents)] as const] : []),
      [words.tax, words.noTax],
    ],
    total: dollars(totalCents),
    standing: standingOf(order, { words, locale, total: dollars(totalCents), paymentDetails }),
  }
}

function dueAt({ placedAt }: Pick<Order, 'placedAt'>): Date {
  return new Date(Date.parse(placedAt) + DAYS_TO_PAY * DAY_MS)
}

const dayIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

interface Said {
  readonly words: InvoiceWords
  readonly locale: string
  readonly total: string
  readonly paymentDetails: string
}

function standingOf(order: Order, { words, locale, total, paymentDetails }: Said): Standing {
  const { paidAt, cancelledAt, number } = order
  if (paidAt)
    return {
      ...{ title: words.paid(dayIn(locale, new Date(paidAt))), text: words.paidText },
      ...{ isOpen: false, hasDetails: false },
    }
  if (cancelledAt) {
    const title = words.cancelled(dayIn(locale, new Date(cancelledAt)))
    return { title, text: words.cancelledText, isOpen: false, hasDetails: false }
  }
  const title = words.dueBy(total, dayIn(locale, dueAt(order)))
  const details = paymentDetails.trim()
  const text = [words.howTo(number), details].filter(Boolean).join('\n')
  return { title, text, isOpen: true, hasDetails: details !== '' }
}
