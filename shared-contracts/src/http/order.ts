import { z } from 'zod/mini'
import { CouponCode, UsedCoupon } from './coupon.ts'
import { COMPANY_NAME_RULE, isCompanyName } from './accounts/person-name.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Payment } from './payment.ts'
import { OrderPlan } from './plan.ts'
import { OrderExemption } from './tax-exemption.ts'
import { multiline, text, verbatim } from './text.ts'
import { PAGE, PAGE_QUERY } from './paging.ts'

/** `awaiting_payment`: the invoice was sent; nothing is unlocked yet. `paid` unlocks it permanently. */
export const ORDER_STATES = ['awaiting_payment', 'paid', 'canceled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const MAX_SEATS = 1000
const codes = z.array(verbatim(20)).check(z.minLength(1, 'Add something to the cart.'), z.maxLength(30))
const seats = z
  .int('Use a whole number of seats.')
  .check(z.gte(1, 'Enter 1 to 1,000 seats.'), z.lte(MAX_SEATS, 'Enter 1 to 1,000 seats.'))

/**
 * POST {api}/orders/quote: the server's prices for these codes. Several courses, or one plan (LS0100, PS0100) alone.
 * Errors: 422 for a code that is not sold, or a plan together with other items; 422 at `coupon` for one that does not apply.
 */
export const QuoteRequest = z.object({ codes, seats, coupon: z.optional(CouponCode) })
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** Units: US cents; `priceCents` for one seat. */
export const OrderLine = z.object({ code: z.string(), title: z.string(), priceCents: z.number() })
export type OrderLine = z.infer<typeof OrderLine>

export const Quote = z.object({
  lines: z.array(OrderLine),
  seats: z.number(),
  sumCents: z.number(),
  /** Of the discount for three or more courses. */
  discountCents: z.number(),
  /** Taken off after the discount; left out where there is none. */
  coupon: z.optional(z.nullable(UsedCoupon)),
  totalCents: z.number(),
})
export type Quote = z.infer<typeof Quote>

const boundedText = (shortest: number, longest: number, message: string) =>
  text(longest).check(z.minLength(shortest, message))

/** The recipient of the invoice. */
export const Billing = z.object({
  name: boundedText(2, 120, 'Enter the name for the invoice.'),
  companyName: boundedText(0, 160, '').check(z.refine(isCompanyName, COMPANY_NAME_RULE)),
  address: multiline(300).check(z.trim(), z.minLength(5, 'Enter the address for the invoice.')),
  /** The company's own order number, printed on the invoice. */
  poNumber: boundedText(0, 60, ''),
})
export type Billing = z.infer<typeof Billing>

/**
 * POST {api}/orders with an Idempotency-Key. Answers 201 with the Order; a repeated request answers the same Order.
 *
 * The platform takes no payment and requests no card: the tenant sends an invoice and confirms the payment.
 * Errors: 409 `price-changed` if `totalCents` differs from the server's current price, 422.
 */
export const OrderRequest = z.object({
  codes,
  seats,
  coupon: z.optional(CouponCode),
  /** The total that the buyer saw. */
  totalCents: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  billing: Billing,
  isTermsAccepted: z.literal(true, 'Accept the terms to order.'),
  /** The buyer ticked that a plan renews; no one ticks it for them. */
  renews: z.optional(z.boolean()),
  /** Of several seats, one is the buyer's own as soon as the order is paid. */
  keepsSeat: z.optional(z.boolean()),
})
export type OrderRequest = z.infer<typeof OrderRequest>

/**
 * POST {api}/orders/duplicates with what is about to be ordered: what the caller may not need to buy. It warns and refuses
 * nothing: seats are often for other people.
 */
export const Duplicates = z.object({
  /** Courses that are open to the caller already, and plans that they pay for; empty for an order of several seats. */
  owned: z.array(z.object({ code: z.string(), title: z.string() })),
  /** The caller's unpaid orders that contain one of these. */
  unpaid: z.array(z.object({ id: z.string(), number: z.string() })),
})
export type Duplicates = z.infer<typeof Duplicates>

/** A person who was given a seat, and when. */
export const OrderSeat = z.object({ userId: Id, name: z.string(), email: z.string(), at: z.iso.datetime() })
export type OrderSeat = z.infer<typeof OrderSeat>

/** A seat reserved for a person without an account; it is free again once the invitation expires or is withdrawn. */
export const SeatInvitation = z.object({
  id: z.string(),
  email: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type SeatInvitation = z.infer<typeof SeatInvitation>

/**
 * One order as its buyer and the tenant's super admins see it.
 *
 * Source  GET {api}/orders, GET {api}/orders/:id, POST {api}/orders/:id/cancel.
 * Errors  404, also for another buyer's or tenant's; 409 if an order is canceled that is paid, or in part.
 */
export const Order = z.extend(Quote, {
  id: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  billing: Billing,
  buyer: z.object({ id: Id, name: z.string(), email: z.string() }),
  termsVersion: z.string(),
  placedAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  canceledAt: z.nullable(z.iso.datetime()),
  /** When the invoice is due. Left out by older servers, like `payments` and `refunds`. */
  dueAt: z.optional(z.iso.datetime()),
  payments: z.optional(z.array(Payment)),
  refunds: z.optional(z.array(Payment)),
  /** Whether the order has seats to assign: courses and learner subscriptions, once paid. */
  hasSeats: z.boolean(),
  seatHolders: z.array(OrderSeat),
  /** Left out by older servers. */
  invitations: z.optional(z.array(SeatInvitation)),
  /** The plan that the order started, renewed or added seats to; `null` for courses and for an order that is not paid. */
  plan: z.optional(z.nullable(OrderPlan)),
  /** The exemption from sales tax that applied when it was placed, or was accepted before it was paid. */
  taxExemption: z.optional(z.nullable(OrderExemption)),
})
export type Order = z.infer<typeof Order>
export const OrderList = z.array(Order)

export const SeatEmail = z.email('Enter an email address like name@company.com.').check(z.maxLength(254))
const EmployeeNumber = text(40).check(
  z.minLength(1),
  z.refine((number) => !number.includes('@')),
)

/**
 * POST {api}/orders/:id/seats by the buyer or a super admin: opens the order's courses to the account with this
 * address. If there is no such account, the address gets an invitation email in `language`, and the seat is reserved
 * for it; a repeated request sends the email again. DELETE {api}/orders/:id/invitations/:invitationId withdraws the
 * invitation, DELETE {api}/orders/:id/seats/:userId takes back an unused seat.
 * Errors: 409 no seat left, not paid, the person already has a seat, or the seat is in use.
 */
export const SeatRequest = z.object({
  /** Or the employee number of someone without email, in the company that the caller manages. */
  email: z.union([SeatEmail, EmployeeNumber], 'Enter an email address like name@company.com.'),
  language: z.optional(Language),
})
export type SeatRequest = z.infer<typeof SeatRequest>

/** POST {api}/seat-invitations and {api}/seat-invitations/accept: the token from the email. */
export const SeatToken = z.object({ token: verbatim(100).check(z.minLength(1)) })
export type SeatToken = z.infer<typeof SeatToken>

/**
 * POST {api}/seat-invitations: what the link in the email is about. Needs no login, only the token.
 * Errors: 410 expired, withdrawn, or of another tenant. Accepting also answers 403 to an account with another address.
 */
export const OpenInvitation = z.object({
  email: z.string(),
  invitedBy: z.string(),
  companyName: z.string(),
  titles: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** What it can be learned in. Left out by older servers. */
      languages: z.optional(z.array(Language)),
    }),
  ),
  expiresAt: z.iso.datetime(),
  /** The caller already has the seat. */
  isTaken: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** POST {api}/admin/orders/:id/confirm: the payment has arrived. A repeated request changes nothing. */
export const PaymentConfirmation = z.object({
  /** How it was paid, for the record, such as a bank reference. */
  note: text(200),
})
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>

/** GET {api}/admin/orders: unpaid ones first, then the newest. `q` is part of a number, a buyer or a company. */
export const OrderQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  state: z.optional(z.enum(ORDER_STATES)),
})
export type OrderQuery = z.infer<typeof OrderQuery>

export const OrderPage = z.object({
  items: OrderList,
  ...PAGE,
  /** Number of orders that wait for a payment, regardless of the filters. */
  waiting: z.number(),
})
export type OrderPage = z.infer<typeof OrderPage>

/** GET {api}/my-courses: codes of the caller's modules that are open without the subscription. */
export const OwnedCourses = z.array(z.string())
