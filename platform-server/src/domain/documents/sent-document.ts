import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import type { MultipartFile } from '@fastify/multipart'
import { cleanImage } from '../../lib/images/clean-image.ts'
import { ProblemError } from '../../lib/problem.ts'
import { fileKind, plainFileName, type FileKind } from './file-kind.rule.ts'

export interface SentDocument extends FileKind {
  readonly bytes: Buffer
  readonly name: string
}

/** Accepts the photos of today's phones; the stored size is large enough to read small print. */
const PHOTOGRAPH = { maxPixels: 64_000_000, maxSide: 4096 }

/**
 * A PDF, JPG or PNG of a form, recognized by its content; `null` for an empty file, which a form without a choice sends.
 * Errors: 413, 415, both with the name of the field.
 */
export async function readDocument(part: MultipartFile): Promise<SentDocument | null> {
  const { fieldname: field, filename } = part
  const bytes = await part.toBuffer().catch(() => null)
  if (!bytes) throw tooLarge(field)
  if (bytes.length === 0) return null
  const kind = fileKind(bytes)
  // A phone's photo contains the place and the phone's data; only the picture is needed.
  const clean = kind?.type === 'application/pdf' ? { bytes } : kind && (await cleanImage(bytes, PHOTOGRAPH))
  if (!kind || !clean) throw new ProblemError(415, 'not-a-document', { field })
  return { ...kind, bytes: clean.bytes, name: plainFileName(filename, kind) }
}

function tooLarge(field: string): ProblemError {
  const megabytes = DOCUMENT_MAX_BYTES / 1024 / 1024
  return new ProblemError(413, 'too-large', { values: { megabytes }, field })
}
