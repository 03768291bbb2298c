import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'

/** Of a route that takes a document: ten megabytes each, and space for the fields beside it. */
export const DOCUMENT_UPLOAD = {
  config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
  bodyLimit: DOCUMENT_MAX_BYTES + 256 * 1024,
}

/** For the multipart plugin: a form with one document and this many fields. */
export const documentForm = (fields: number) => ({
  limits: { fileSize: DOCUMENT_MAX_BYTES, files: 1, fields, parts: fields + 1 },
})
