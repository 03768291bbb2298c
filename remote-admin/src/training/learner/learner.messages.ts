import { i18n } from '../../app/i18n.ts'
import {
  learnerPage,
  learnerModules,
  learnerQuizState,
  learnerAttempts,
  learnerAttemptState,
  quizUnlock,
  practical,
} from '../../locales/en/training/learner.ts'

export const learnerMessages = i18n({ learnerPage })
export const moduleTableMessages = i18n({ learnerModules })
export const quizStateMessages = i18n({ learnerQuizState })
export const attemptMessages = i18n({ learnerAttempts })
export const attemptStateMessages = i18n({ learnerAttemptState })
export const unlockMessages = i18n({ quizUnlock })
export const practicalMessages = i18n({ practical })
