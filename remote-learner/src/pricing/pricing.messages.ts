import { i18n } from '../app/i18n.ts'
import { pricing } from '../locales/en/pricing.ts'

export const pricingMessages = i18n({ pricing })
