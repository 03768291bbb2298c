/** Of a document that a person uploads: a credential, a sign-in sheet, a file of a consultation. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

/** What it may be, for the choice of a file; the server looks at its content. */
export const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png'

/** Documents that a client may add to one consultation. */
export const MAX_CONSULTATION_ATTACHMENTS = 3
