import { i18n } from '../../app/i18n.ts'
import { landingLockoutTagout } from '../../locales/en/landing/lockout-tagout.ts'

export const messages = i18n({ landingLockoutTagout })
