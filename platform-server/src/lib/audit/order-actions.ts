import { cents, describedBy, detail, type ActionDefinition } from './action-definition.ts'

const content = describedBy('content')

/** Orders, their seats, plans and coupons. */
export const ORDER_ACTIONS = {
  'order.place': content((entry) => `Placed order ${detail(entry, 'number')}.`),
  'plan.trial': content(() => 'Started a free trial.'),
  'plan.cancel': content(() => 'Canceled the renewal of a plan.'),
  'plan.change': content((entry) => `Changed the seats of a plan to ${detail(entry, 'seats')}.`),
  'plan.resume': content(() => 'Turned on the renewal of a plan.'),
  'order.confirm': content((entry) => `Confirmed the payment for order ${detail(entry, 'number')}.`),
  'order.payment': content(
    (entry) => `Recorded a payment of ${cents(entry, 'amountCents')} for order ${detail(entry, 'number')}.`,
  ),
  'order.refund': content(
    (entry) => `Refunded ${cents(entry, 'amountCents')} of order ${detail(entry, 'number')}.`,
  ),
  'order.cancel': content((entry) => `Canceled order ${detail(entry, 'number')}.`),
  'order.seat': content(
    (entry) => `Assigned ${detail(entry, 'email')} a seat of order ${detail(entry, 'number')}.`,
  ),
  'order.seat-back': content(
    (entry) => `Removed ${detail(entry, 'email')} from a seat of order ${detail(entry, 'number')}.`,
  ),
  'order.invite': content(
    (entry) => `Invited ${detail(entry, 'email')} to a seat of order ${detail(entry, 'number')}.`,
  ),
  'coupon.create': content((entry) => `Added coupon ${detail(entry, 'code')}.`),
  'coupon.end': content((entry) => `Ended coupon ${detail(entry, 'code')}.`),
  'order.remind': content(
    (entry) => `Reminded ${detail(entry, 'email')} of the seat of order ${detail(entry, 'number')}.`,
  ),
  'tax-exemption.send': content(
    (entry) => `Sent tax exemption certificate ${detail(entry, 'number')} (${detail(entry, 'state')}).`,
  ),
  'tax-exemption.accept': content(
    (entry) => `Accepted tax exemption certificate ${detail(entry, 'number')} (${detail(entry, 'state')}).`,
  ),
  'tax-exemption.refuse': content(
    (entry) => `Refused tax exemption certificate ${detail(entry, 'number')} (${detail(entry, 'state')}).`,
  ),
  'order.invite-back': content((entry) => `Withdrew the invitation for ${detail(entry, 'email')}.`),
} satisfies Record<string, ActionDefinition>
