import { createMessages } from '../lib/messages/create-messages.ts'
import { consultationEmails } from '../locales/en/consultation-emails.ts'

/** The texts of emails about consultations, and of calendars. */
export const messagesIn = createMessages({ consultationEmails })
