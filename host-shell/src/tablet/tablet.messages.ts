import { i18n } from '../app/i18n.ts'
import { tablet, tabletBar } from '../locales/en/tablet.ts'

export const tabletMessages = i18n({ tablet })
export const tabletBarMessages = i18n({ tabletBar })
