export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Shown as the sender's name; the address is the platform's own. */
  readonly fromName?: string
}

/** Rejects when the mail could not be handed over. */
export interface MailCarrier {
  deliver(mail: Mail): Promise<void>
  close(): void
}
