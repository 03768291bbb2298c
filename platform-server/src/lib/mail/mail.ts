import { z } from 'zod/mini'

/**
 * A file that is made when the email is sent: making it would hold up the transaction that queues the email. `kind` says
 * who makes it (MailQueue.attach).
 */
const MailAttachment = z.object({ kind: z.string(), id: z.string(), tenantId: z.number() })
export type MailAttachment = Readonly<z.infer<typeof MailAttachment>>

export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** Shown as the sender's name; the address is the platform's own. */
  fromName: z.optional(z.string()),
  /** Where an answer goes instead of to the platform's own address. */
  replyTo: z.optional(z.string()),
  /** An iCalendar file; its METHOD says whether a calendar adds or removes the event. */
  calendar: z.optional(z.string()),
  attachment: z.optional(MailAttachment),
  /** Takes the reader off a list when a mail program posts to it (RFC 8058). */
  unsubscribeUrl: z.optional(z.string()),
})
export type Mail = Readonly<z.infer<typeof Mail>>

export interface AttachedFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** With its file, ready to be handed over. */
export interface SentMail extends Omit<Mail, 'attachment'> {
  readonly file?: AttachedFile
}

/** Rejects when the email could not be handed over. */
export interface MailTransport {
  deliver(mail: SentMail): Promise<void>
  close(): void
}
