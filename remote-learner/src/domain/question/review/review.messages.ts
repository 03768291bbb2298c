import { i18n } from '../../../app/i18n.ts'
import { questionReview } from '../../../locales/en/app/question-review.ts'

export const reviewMessages = i18n({ questionReview })
