import { i18n } from '../../app/i18n.ts'
import { provisioning, provisioningGuide, scimTokenForm } from '../../locales/en/company/provisioning.ts'

export const provisioningMessages = i18n({ provisioning })
export const guideMessages = i18n({ provisioningGuide })
export const scimTokenMessages = i18n({ scimTokenForm })
