import type { Order } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../../app/request-context.ts'
import { PaymentRefused } from '../../lib/payments/payment-provider.ts'
import { CARD } from '../payments/refunds.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { PlanParts } from './plan-work.ts'

export interface Charge {
  readonly order: Order
  readonly customerId: string
  /** Which try it is: the same try is charged once, however often it is made. */
  readonly attempt: number
}

/**
 * Charges an order to a stored card, outside of any transaction because the provider may take seconds, and records the payment
 * under the provider's own id. `unknown`: the provider does not answer, and the same try may be made again.
 */
export async function chargeOrder(
  { services, tenantMailer: send }: PlanParts,
  tenant: RequestTenant,
  { order, customerId, attempt }: Charge,
): Promise<'paid' | 'declined' | 'unknown'> {
  const { database, cards, log, now } = services
  if (!cards) return 'declined'
  const { id: orderId, number: orderNumber, totalCents: amountCents } = order
  try {
    const key = `charge/${orderId}/${attempt}`
    const made = { tenantId: tenant.id, orderId, orderNumber, amountCents, customerId, key }
    const paymentId = await cards.charge(made)
    const payment = { method: cards.method, amountCents, recordedBy: cards.name, note: paymentId }
    await database.withTenant(tenant.id, (tx) =>
      recordPayment(tx, orderId, {
        payment: { ...payment, reportKey: `${CARD}${paymentId}` },
        context: { tenant, send, at: now() },
      }),
    )
    return 'paid'
  } catch (error) {
    if (error instanceof PaymentRefused) return 'declined'
    log.error({ err: error, orderId }, 'a stored card was not charged')
    return 'unknown'
  }
}
