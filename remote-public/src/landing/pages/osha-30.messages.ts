import { i18n } from '../../app/i18n.ts'
import { landingOsha30 } from '../../locales/en/landing/osha-30.ts'

export const messages = i18n({ landingOsha30 })
