import { i18n } from '../../app/i18n.ts'
import { quizResult } from '../../locales/en/quizzes/result.ts'

export const resultMessages = i18n({ quizResult })
