import { i18n } from '../../app/i18n.ts'
import { placesHub } from '../../locales/en/landing/places.ts'

export const hubMessages = i18n({ placesHub })
