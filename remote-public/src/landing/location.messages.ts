import { i18n } from '../app/i18n.ts'
import { landingLocation } from '../locales/en/location.ts'

export const locationMessages = i18n({ landingLocation })
