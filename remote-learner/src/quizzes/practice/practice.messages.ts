import { i18n } from '../../app/i18n.ts'
import { quizPractice } from '../../locales/en/quizzes/practice.ts'

export const practiceMessages = i18n({ quizPractice })
