import { i18n } from '../../app/i18n.ts'
import {
  learnerPage,
  learnerModules,
  learnerQuizState,
  learnerAttempts,
  learnerAttemptState,
  learnerExercises,
  quizUnlock,
  quizOpening,
  quizUnlocks,
  quizUnlockKind,
  certificateActs,
} from '../../locales/en/training/learner.ts'

export const learnerMessages = i18n({ learnerPage })
export const moduleTableMessages = i18n({ learnerModules })
export const quizStateMessages = i18n({ learnerQuizState })
export const attemptMessages = i18n({ learnerAttempts })
export const attemptStateMessages = i18n({ learnerAttemptState })
export const learnerExerciseMessages = i18n({ learnerExercises })
export const unlockMessages = i18n({ quizUnlock })
export const openingMessages = i18n({ quizOpening })
export const grantMessages = i18n({ quizUnlocks })
export const grantKindMessages = i18n({ quizUnlockKind })
export const actMessages = i18n({ certificateActs })
