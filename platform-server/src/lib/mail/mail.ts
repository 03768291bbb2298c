import { z } from 'zod/mini'

export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** Shown as the sender's name; the address is the platform's own. */
  fromName: z.optional(z.string()),
  /** Where an answer goes instead of to the platform's own address. */
  replyTo: z.optional(z.string()),
  /** An iCalendar file; its METHOD tells calendars whether to add or remove the event. */
  calendar: z.optional(z.string()),
})
export type Mail = Readonly<z.infer<typeof Mail>>

/** Rejects when the email could not be handed over. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>
  close(): void
}
