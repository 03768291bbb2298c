import { z } from 'zod/mini'
import type { StripeSettings } from '../../lib/payments/stripe.ts'
import { StartError } from '../../lib/start-error.ts'

/** The part of the environment that decides how cards are paid; see README.md. */
export const PaymentEnvironment = {
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.startsWith('sk_', 'must start with sk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.startsWith('whsec_', 'must start with whsec_'))),
  STRIPE_API_URL: z.optional(z.url('must be a URL like https://api.stripe.com')),
}

export interface PaymentSettings {
  /** `test` moves no money: on the embedded default only, where no one can be charged by mistake. */
  readonly cards:
    { readonly kind: 'stripe'; readonly stripe: StripeSettings } | { readonly kind: 'test' | 'none' }
}

interface Environment {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
}

/** Errors: StartError for a key without the secret that proves Stripe's events, or the other way round. */
export function toPaymentSettings(env: Environment): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL } = env
  if (!secretKey !== !webhookSecret)
    throw new StartError(
      'Cannot start: set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither. Without the second, no payment could be confirmed.',
    )
  if (secretKey && webhookSecret)
    return { cards: { kind: 'stripe', stripe: { secretKey, webhookSecret, apiUrl: STRIPE_API_URL ?? null } } }
  return { cards: { kind: env.DATABASE_URL ? 'none' : 'test' } }
}
