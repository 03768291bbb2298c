import { i18n } from '../../app/i18n.ts'
import {
  companyRuleForm,
  companyRules,
  companyTrades,
  complianceTrend,
} from '../../locales/en/company/requirements.ts'

export const ruleMessages = i18n({ companyRules })
export const ruleFormMessages = i18n({ companyRuleForm })
export const tradeMessages = i18n({ companyTrades })
export const trendMessages = i18n({ complianceTrend })
