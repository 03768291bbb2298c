import { z } from 'zod/mini'

/**
 * A file that the client shares with the professional before or during a consultation.
 *
 * Source  POST {api}/consultations/:id/attachments, a form with the file `file` (PDF, PNG or JPEG up to 10 MB, recognized
 * by its content); answers 201. By the client until the consultation is over; at most 3. GET
 * {api}/consultations/:id/attachments/:attachmentId answers the file to everyone who sees the consultation. DELETE of the same
 * path, by the client until it begins, answers 204.
 * Errors  404, also for another person's or tenant's consultation; 409 canceled, over or begun, or three files already;
 * 413, 415, 422 without a file.
 */
export const ConsultationAttachment = z.object({
  id: z.string(),
  /** The file's own name, without folders and special characters. */
  name: z.string(),
  sizeBytes: z.number(),
})
export type ConsultationAttachment = z.infer<typeof ConsultationAttachment>
