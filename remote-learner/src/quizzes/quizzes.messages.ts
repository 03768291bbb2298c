import { i18n } from '../app/i18n.ts'
import { quizzes, quizState } from '../locales/en/quizzes.ts'

export const quizzesMessages = i18n({ quizzes })
export const quizStateMessages = i18n({ quizState })
