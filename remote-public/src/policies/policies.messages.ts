import { i18n } from '../app/i18n.ts'
import { accessibilityPage, cookiesPage, refundsPage } from '../locales/en/policies.ts'

export const refundsMessages = i18n({ refundsPage })
export const cookiesMessages = i18n({ cookiesPage })
export const accessibilityMessages = i18n({ accessibilityPage })
