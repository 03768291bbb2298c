import { i18n } from '../../app/i18n.ts'
import { attempt } from '../../locales/en/quizzes/attempt.ts'

export const attemptMessages = i18n({ attempt })
