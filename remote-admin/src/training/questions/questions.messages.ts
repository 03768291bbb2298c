import { i18n } from '../../app/i18n.ts'
import { trainerQuestions } from '../../locales/en/training/questions.ts'

export const questionsMessages = i18n({ trainerQuestions })
