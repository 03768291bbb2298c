import { i18n } from '../../app/i18n.ts'
import { attemptWaits } from '../../locales/en/quizzes/attempt-waits.ts'

export const attemptWaitsMessages = i18n({ attemptWaits })
