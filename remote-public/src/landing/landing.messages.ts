import { i18n } from '../app/i18n.ts'
import { landing, landingOffer, landingPlaces } from '../locales/en/landing/landing.ts'

export const landingMessages = i18n({ landing })
export const offerMessages = i18n({ landingOffer })
export const placesMessages = i18n({ landingPlaces })
