import type { PaymentProvider } from '../lib/payments/payment-provider.ts'
import { createStripe } from '../lib/payments/stripe.ts'
import { createTestCard } from '../lib/payments/test-card.ts'
import type { PaymentSettings } from './config/payment-settings.ts'

export function cardProvider({ cards }: PaymentSettings): PaymentProvider | null {
  if (cards.kind === 'stripe') return createStripe(cards.stripe)
  return cards.kind === 'test' ? createTestCard() : null
}
