import { RECORDING_LIMITS, RecordingInput, type CaptionCue } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { customerOf } from '../app/workers.ts'
import { ProblemError } from '../lib/problem.ts'
import type { AudioFacts } from './read-audio.ts'
import type { CaptionFault } from './read-captions.ts'
import { RECORDING_TASK } from './recording-task.ts'

export interface SentAudio extends AudioFacts {
  readonly bytes: Buffer
  readonly name: string
}

interface RecordingForm {
  readonly fields: Readonly<Record<string, unknown>>
  /** `null` if the file was not sent. */
  readonly audio: SentAudio | null
  readonly cues: readonly CaptionCue[] | null
}

type Files = Record<'audio' | 'captions', { readonly bytes: Buffer; readonly name: string } | null>

/** Reads and checks the files of the form. Errors  413, 415, 422, each at its field. */
export async function readRecordingForm(request: FastifyRequest): Promise<RecordingForm> {
  const { fields, files } = await readParts(request)
  const { audio, captions } = await readFiles(request, files)
  if (files.audio && !audio) throw new ProblemError(415, 'not-a-recording', { field: 'audio' })
  if (captions && 'fault' in captions) throw captionProblem(captions.fault)
  return {
    fields,
    audio: sentAudio(files.audio, audio),
    cues: captions && captions.cues,
  }
}

function sentAudio(file: Files['audio'], facts: AudioFacts | null): SentAudio | null {
  return file && facts && { ...file, ...facts }
}

function readFiles(request: FastifyRequest, { audio, captions }: Files) {
  return request.server.workers.run(customerOf(request), RECORDING_TASK, {
    audio: audio && new Uint8Array(audio.bytes),
    captions: captions && new Uint8Array(captions.bytes),
  })
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  const files: Files = { audio: null, captions: null }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const field = part.fieldname
    if (field !== 'audio' && field !== 'captions') throw new ProblemError(400, 'invalid:one-file')
    const bytes = await part.toBuffer()
    refuseTooLarge(field, part.file.truncated, bytes.length)
    if (bytes.length > 0) files[field] = { bytes, name: shortName(part.filename) }
  }
  return { fields, files }
}

const MEGABYTE = 1024 * 1024

function refuseTooLarge(field: keyof Files, isTruncated: boolean, sizeBytes: number): void {
  if (field === 'audio' && isTruncated)
    throw new ProblemError(413, 'too-large:recording', {
      values: { limit: RECORDING_LIMITS.audioBytes / MEGABYTE },
      field,
    })
  if (field === 'captions' && sizeBytes > RECORDING_LIMITS.captionsBytes)
    throw new ProblemError(413, 'too-large:captions', {
      values: { limit: RECORDING_LIMITS.captionsBytes / 1024 },
      field,
    })
}

function captionProblem(fault: CaptionFault): ProblemError {
  const field = 'captions'
  if (fault.kind === 'line') {
    const { line, reason, more } = fault
    return new ProblemError(422, 'invalid:captions-line', { values: { line, reason, more }, field })
  }
  if (fault.kind === 'many')
    return new ProblemError(422, 'invalid:captions-many', {
      values: { limit: RECORDING_LIMITS.cues },
      field,
    })
  return new ProblemError(422, `invalid:captions-${fault.kind}`, { field })
}

/** The lesson and the language of a new recording. */
export function checkedInput(fields: Readonly<Record<string, unknown>>): RecordingInput {
  const parsed = RecordingInput.safeParse(fields)
  if (!parsed.success || parsed.data.lessonId === '')
    throw new ProblemError(422, 'invalid:recording-lesson', { field: 'lessonId' })
  return parsed.data
}

/** As the browser named it, for people to recognize. */
function shortName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-120) || 'recording'
}
