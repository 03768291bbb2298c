import { i18n } from '../../app/i18n.ts'
import {
  exemptionDecision,
  exemptionKind,
  exemptions,
  exemptionStatus,
} from '../../locales/en/subscriptions/exemptions.ts'

export const exemptionsMessages = i18n({ exemptions })
export const exemptionDecisionMessages = i18n({ exemptionDecision })
export const exemptionStatusMessages = i18n({ exemptionStatus })
export const exemptionKindMessages = i18n({ exemptionKind })
