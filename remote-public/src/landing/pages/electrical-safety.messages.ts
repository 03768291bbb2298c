import { i18n } from '../../app/i18n.ts'
import { landingElectricalSafety } from '../../locales/en/landing/electrical-safety.ts'

export const messages = i18n({ landingElectricalSafety })
