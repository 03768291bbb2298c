/** Files that a client may add to one consultation. */
export const MAX_CONSULTATION_ATTACHMENTS = 3

/** Of each of them. */
export const CONSULTATION_ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
