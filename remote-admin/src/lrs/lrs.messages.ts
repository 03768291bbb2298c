import { i18n } from '../app/i18n.ts'
import { lrs, lrsOutcome, lrsSettings } from '../locales/en/lrs.ts'

export const lrsMessages = i18n({ lrs })
export const lrsSettingsMessages = i18n({ lrsSettings })
export const lrsOutcomeMessages = i18n({ lrsOutcome })
