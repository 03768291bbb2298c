import { i18n } from '../app/i18n.ts'
import { reviewDecision, reviews } from '../locales/en/reviews.ts'

export const reviewsMessages = i18n({ reviews })
export const decisionMessages = i18n({ reviewDecision })
