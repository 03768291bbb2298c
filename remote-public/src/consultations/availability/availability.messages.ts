import { i18n } from '../../app/i18n.ts'
import { availability } from '../../locales/en/consultations/availability.ts'

export const availabilityMessages = i18n({ availability })
