import { i18n } from '../../app/i18n.ts'
import { audit, auditGroups, auditFields } from '../../locales/en/audit.ts'

export const auditMessages = i18n({ audit })
export const auditGroupMessages = i18n({ auditGroups })
export const auditFieldMessages = i18n({ auditFields })
