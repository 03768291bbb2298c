import { z } from 'zod/mini'
import { Id } from './id.ts'

/** GET {api}/progress answers a list of these; `status` is on the wire form, for example `in_progress`. */
export const ProgressRecord = z.object({ module_id: Id, status: z.string() })
export type ProgressRecord = z.infer<typeof ProgressRecord>
export const ProgressList = z.array(ProgressRecord)

/** POST {api}/module/{id}/progress. Errors: 403 another user's email, 404 another tenant's, 422 an unknown status. */
export const ProgressUpdate = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  status: z.string().check(z.minLength(1), z.maxLength(40)),
})
export type ProgressUpdate = z.infer<typeof ProgressUpdate>
