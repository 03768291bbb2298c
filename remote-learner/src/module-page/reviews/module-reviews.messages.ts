import { i18n } from '../../app/i18n.ts'
import { moduleReviews } from '../../locales/en/module-page/module-reviews.ts'

export const moduleReviewsMessages = i18n({ moduleReviews })
