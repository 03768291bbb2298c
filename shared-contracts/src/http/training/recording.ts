import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { Language } from '../language.ts'
import { text, verbatim } from '../text.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

/** What every supported browser plays; the server decides by the bytes, not by the name. */
export const RECORDING_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/wav'] as const

/** The server refuses more. */
export const RECORDING_LIMITS = {
  audioBytes: 25 * 1024 * 1024,
  captionsBytes: 256 * 1024,
  cues: 2_000,
} as const

/** What is said from `start` to `end`, in seconds; plain text. */
export const CaptionCue = z.object({ start: z.number(), end: z.number(), text: z.string() })
export type CaptionCue = z.infer<typeof CaptionCue>

/**
 * A lesson read aloud by a person, in the language of the lesson.
 *
 * GET {api}/lessons/:lessonId/recordings/:id answers the file to who may read the lesson. The id changes with each
 * change, so that a stored copy is never an old one. `cues` are in the order of their start.
 */
export const LessonRecording = z.object({
  id: z.uuid(),
  type: z.enum(RECORDING_TYPES),
  sizeBytes: z.number(),
  seconds: z.number(),
  cues: z.array(CaptionCue),
})
export type LessonRecording = z.infer<typeof LessonRecording>

/** A recording for staff. Roles admin and super_admin; of the tenant of the host. */
export const Recording = z.object({
  id: Id,
  moduleCode: z.string(),
  lessonId: z.string(),
  lessonTitle: z.string(),
  language: Language,
  fileName: z.string(),
  sizeBytes: z.number(),
  seconds: z.number(),
  cueCount: z.number(),
  /** The content of the module is still the version that was read. */
  isCurrent: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
})
export type Recording = z.infer<typeof Recording>

/** What a list of recordings can be sorted by; a minus is descending. */
export const RECORDING_SORTS = ['-uploadedAt', 'uploadedAt', 'lessonId', '-lessonId'] as const

/** GET {api}/admin/recordings: `q` is part of the id of the lesson or of the file's name. */
export const RecordingQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(RECORDING_SORTS), 'lessonId'),
  q: z._default(text(100), ''),
  module: z._default(verbatim(20), ''),
  language: z._default(verbatim(20), ''),
})
export type RecordingQuery = z.infer<typeof RecordingQuery>

export const RecordingPage = pageOf(Recording)
export type RecordingPage = z.infer<typeof RecordingPage>

/**
 * POST {api}/admin/recordings takes a form with these fields and the files `audio` and `captions` (WebVTT), and answers
 * 201 and the Recording. PUT {api}/admin/recordings/:id takes one of the files or both. Errors: 404
 * `recording-not-found` or `lesson-not-found`, 409 `recording-exists`, 413, 415, 422.
 */
export const RecordingInput = z.object({ lessonId: verbatim(64), language: Language })
export type RecordingInput = z.infer<typeof RecordingInput>
