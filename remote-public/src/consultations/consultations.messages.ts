import { i18n } from '../app/i18n.ts'
import { consultationsAbout } from '../locales/en/consultations/about.ts'
import { consultationsAttachments } from '../locales/en/consultations/attachments.ts'
import { consultationsCalendar } from '../locales/en/consultations/calendar.ts'
import {
  consultations,
  consultationsBooking,
  consultationsHours,
  consultationsMove,
  consultationsOutcome,
  consultationsOverview,
  consultationsReview,
} from '../locales/en/consultations/consultations.ts'
import { consultationsReassign } from '../locales/en/consultations/reassigning.ts'

export const consultationsMessages = i18n({ consultations })
export const aboutMessages = i18n({ consultationsAbout })
export const bookingMessages = i18n({ consultationsBooking })
export const moveMessages = i18n({ consultationsMove })
export const overviewMessages = i18n({ consultationsOverview })
export const outcomeMessages = i18n({ consultationsOutcome })
export const attachmentMessages = i18n({ consultationsAttachments })
export const calendarMessages = i18n({ consultationsCalendar })
export const hoursMessages = i18n({ consultationsHours })
export const reassignMessages = i18n({ consultationsReassign })
export const reviewMessages = i18n({ consultationsReview })
