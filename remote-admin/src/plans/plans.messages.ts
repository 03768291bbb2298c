import { i18n } from '../app/i18n.ts'
import { plans, priceChange } from '../locales/en/subscriptions/plans.ts'

export const plansMessages = i18n({ plans })
export const priceChangeMessages = i18n({ priceChange })
