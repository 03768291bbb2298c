import { i18n } from '../../app/i18n.ts'
import { ownPayouts } from '../../locales/en/consultations/payouts.ts'

export const ownPayoutMessages = i18n({ ownPayouts })
