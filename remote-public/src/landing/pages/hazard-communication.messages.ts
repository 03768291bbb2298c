import { i18n } from '../../app/i18n.ts'
import { landingHazardCommunication } from '../../locales/en/landing/hazard-communication.ts'

export const messages = i18n({ landingHazardCommunication })
