import { i18n } from '../app/i18n.ts'
import { offer } from '../locales/en/offer.ts'

export const offerMessages = i18n({ offer })
