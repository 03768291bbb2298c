import { i18n } from '../../app/i18n.ts'
import { landingOsha10 } from '../../locales/en/landing/osha-10.ts'

export const messages = i18n({ landingOsha10 })
