import { i18n } from '../../app/i18n.ts'
import { questionKind, questionStatistics, questionWarning } from '../../locales/en/training/statistics.ts'

export const statisticsMessages = i18n({ questionStatistics })
export const warningMessages = i18n({ questionWarning })
export const kindMessages = i18n({ questionKind })
