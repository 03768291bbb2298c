import { i18n } from './i18n.ts'
import { reviews } from '../locales/en/reviews.ts'

export const reviewsMessages = i18n({ reviews })
