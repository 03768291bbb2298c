import { i18n } from '../app/i18n.ts'
import { partners, partner, pay, payouts, rate } from '../locales/en/partners.ts'

export const partnersMessages = i18n({ partners })
export const partnerMessages = i18n({ partner })
export const payoutMessages = i18n({ payouts })
export const payMessages = i18n({ pay })
export const rateMessages = i18n({ rate })
