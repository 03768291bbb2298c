import { i18n } from '../../app/i18n.ts'
import { ownReview, ownReviewForm } from '../../locales/en/domain/own-review.ts'

export const ownReviewMessages = i18n({ ownReview })
export const reviewFormMessages = i18n({ ownReviewForm })
