import { i18n } from '../../app/i18n.ts'
import { practical, practiceForMany, practiceSkip } from '../../locales/en/training/practice.ts'

export const practicalMessages = i18n({ practical })
export const practiceMessages = i18n({ practiceForMany })
export const skipMessages = i18n({ practiceSkip })
