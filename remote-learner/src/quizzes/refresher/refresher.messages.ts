import { i18n } from '../../app/i18n.ts'
import { refresher } from '../../locales/en/quizzes/refresher.ts'

export const refresherMessages = i18n({ refresher })
