import { i18n } from '../app/i18n.ts'
import {
  consultations,
  consultationsBooking,
  consultationsHours,
  consultationsMove,
  consultationsOutcome,
  consultationsOverview,
  consultationsReview,
} from '../locales/en/consultations/consultations.ts'

export const consultationsMessages = i18n({ consultations })
export const bookingMessages = i18n({ consultationsBooking })
export const moveMessages = i18n({ consultationsMove })
export const overviewMessages = i18n({ consultationsOverview })
export const outcomeMessages = i18n({ consultationsOutcome })
export const hoursMessages = i18n({ consultationsHours })
export const reviewMessages = i18n({ consultationsReview })
