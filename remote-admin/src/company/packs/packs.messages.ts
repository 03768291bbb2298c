import { i18n } from '../../app/i18n.ts'
import { inspectionPackForm, inspectionPackLinks, inspectionPacks } from '../../locales/en/company/packs.ts'
import { packScheduleForm, packSchedules } from '../../locales/en/company/pack-schedules.ts'

export const scheduleMessages = i18n({ packSchedules })
export const scheduleFormMessages = i18n({ packScheduleForm })
export const packMessages = i18n({ inspectionPacks })
export const packFormMessages = i18n({ inspectionPackForm })
export const packLinkMessages = i18n({ inspectionPackLinks })
