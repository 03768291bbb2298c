import { i18n } from '../../app/i18n.ts'
import { practiceForm, questionFields } from '../../locales/en/app/questions.ts'

export const fieldMessages = i18n({ questionFields })
export const practiceMessages = i18n({ practiceForm })
