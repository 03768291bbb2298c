import { i18n } from '../../app/i18n.ts'
import {
  contentReview,
  exerciseKind,
  exerciseStatistics,
  questionKind,
  questionStatistics,
  questionWarning,
} from '../../locales/en/training/statistics.ts'

export const statisticsMessages = i18n({ questionStatistics })
export const warningMessages = i18n({ questionWarning })
export const kindMessages = i18n({ questionKind })
export const exerciseMessages = i18n({ exerciseStatistics })
export const exerciseKindMessages = i18n({ exerciseKind })
export const reviewMessages = i18n({ contentReview })
