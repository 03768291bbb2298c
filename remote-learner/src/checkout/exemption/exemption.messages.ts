import { i18n } from '../../app/i18n.ts'
import { exemption, exemptionForm, exemptionKind } from '../../locales/en/tax-exemption.ts'

export const exemptionMessages = i18n({ exemption })
export const exemptionFormMessages = i18n({ exemptionForm })
export const exemptionKindMessages = i18n({ exemptionKind })
