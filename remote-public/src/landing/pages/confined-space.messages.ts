import { i18n } from '../../app/i18n.ts'
import { landingConfinedSpace } from '../../locales/en/landing/confined-space.ts'

export const messages = i18n({ landingConfinedSpace })
