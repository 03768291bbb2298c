import { i18n } from '../../app/i18n.ts'
import { landingFallProtection } from '../../locales/en/landing/fall-protection.ts'

export const messages = i18n({ landingFallProtection })
