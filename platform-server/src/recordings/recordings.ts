import { randomUUID } from 'node:crypto'
import type { CaptionCue, Recording } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { findLesson } from '../domain/courses/module-content.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { lessonRecordings } from '../lib/data/schema/content/recordings.ts'
import { ProblemError } from '../lib/problem.ts'
import { checkedInput, readRecordingForm, type SentAudio } from './read-recording-form.ts'
import {
  changeRecording,
  insertRecording,
  lockRecording,
  toRecording,
  type RecordingRow,
} from './sql-recordings.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/** Stores a recording that was not there. Errors  404, 409, 413, 415, 422; nothing is stored then. */
export async function addRecording(parts: Parts, request: FastifyRequest): Promise<Recording> {
  const { tenantId, email } = currentUser(request)
  const { fields, audio, cues } = await readRecordingForm(request)
  const { lessonId, language } = checkedInput(fields)
  const found = findLesson(lessonId, language)
  if (!found) throw new ProblemError(404, 'lesson-not-found', { field: 'lessonId' })
  if (found.module.language !== language)
    throw new ProblemError(422, 'invalid:recording-language', { field: 'language' })
  if (!audio) throw new ProblemError(422, 'invalid:recording-missing', { field: 'audio' })
  if (!cues) throw new ProblemError(422, 'invalid:captions-missing', { field: 'captions' })
  refuseLateCues(cues, audio.seconds)
  return withStoredFile(parts, { tenantId, audio }, (stored) =>
    parts.database.withTenant(tenantId, async (tx) => {
      const row = await insertRecording(tx, {
        ...{ tenantId, lessonId, language, cues, publicId: randomUUID(), ...stored },
        ...{ moduleCode: found.module.code, contentVersion: found.module.version },
        ...{ uploadedBy: email, uploadedAt: parts.now() },
      })
      const after = toRecording(row)
      await recordAudit(tx, { ...audited(row, email), action: 'recording.add', after })
      return after
    }),
  )
}

/** Replaces the audio, the captions, or both. Errors  404, 413, 415, 422; nothing is changed then. */
export async function replaceRecording(
  parts: Parts,
  request: FastifyRequest,
  id: number,
): Promise<Recording> {
  const { tenantId, email } = currentUser(request)
  const { database, storage, now } = parts
  await database.withTenant(tenantId, (tx) => lockRecording(tx, id))
  const { audio, cues } = await readRecordingForm(request)
  if (!audio && !cues) throw new ProblemError(422, 'invalid:recording-nothing', { field: 'audio' })
  const change = (stored: Partial<StoredFile>) =>
    database.withTenant(tenantId, async (tx) => {
      const before = await lockRecording(tx, id)
      refuseLateCues(cues ?? before.cues, audio?.seconds ?? before.seconds)
      const { module } = findLesson(before.lessonId, before.language) ?? {}
      const row = await changeRecording(tx, id, {
        ...{ ...stored, publicId: randomUUID(), uploadedBy: email, uploadedAt: now() },
        ...(cues && { cues }),
        ...(audio && module && { contentVersion: module.version }),
      })
      const after = toRecording(row)
      const audit = { ...audited(row, email), before: toRecording(before), after }
      await recordAudit(tx, { ...audit, action: 'recording.change' })
      return { before, after }
    })
  const { before, after } = await (audio ? withStoredFile(parts, { tenantId, audio }, change) : change({}))
  if (audio) await storage.remove(before.fileKey)
  return after
}

export async function removeRecording(
  { database, storage }: Parts,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  const { tenantId, email } = currentUser(request)
  const gone = await database.withTenant(tenantId, async (tx) => {
    const row = await lockRecording(tx, id)
    await tx.delete(lessonRecordings).where(eq(lessonRecordings.id, id))
    const audit = { ...audited(row, email), before: toRecording(row) }
    await recordAudit(tx, { ...audit, action: 'recording.remove' })
    return row
  })
  await storage.remove(gone.fileKey)
}

interface Sent {
  readonly tenantId: number
  readonly audio: SentAudio
}

type StoredFile = Pick<RecordingRow, 'fileKey' | 'fileName' | 'fileType' | 'sizeBytes' | 'seconds'>

/** The file comes before the row that names it (decision 0042), and goes again where the row is refused. */
async function withStoredFile<Result>(
  { storage }: Parts,
  { tenantId, audio }: Sent,
  use: (stored: StoredFile) => Promise<Result>,
): Promise<Result> {
  const fileKey = `recordings/${tenantId}/${randomUUID()}.${audio.extension}`
  await storage.put(fileKey, audio.bytes, audio.type)
  const { name: fileName, type: fileType, bytes, seconds } = audio
  try {
    return await use({ fileKey, fileName, fileType, sizeBytes: bytes.length, seconds })
  } catch (error) {
    await storage.remove(fileKey)
    throw error
  }
}

/** Players report the length of a file differently, by less than this. */
const TOLERANCE_SECONDS = 1

function refuseLateCues(cues: readonly CaptionCue[], seconds: number): void {
  const end = Math.max(...cues.map((cue) => cue.end))
  if (end <= seconds + TOLERANCE_SECONDS) return
  throw new ProblemError(422, 'invalid:captions-late', {
    values: { captions: Math.round(end), recording: Math.round(seconds) },
    field: 'captions',
  })
}

function audited({ tenantId, lessonId, language }: RecordingRow, actor: string) {
  return { tenantId, actor, subject: `recording/${lessonId}/${language}` }
}
