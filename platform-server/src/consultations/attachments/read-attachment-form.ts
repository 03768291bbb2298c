import type { FastifyRequest } from 'fastify'
import { readDocument, type SentDocument } from '../../domain/documents/sent-document.ts'
import { ProblemError } from '../../lib/problem.ts'

/** Errors: 400, 413, 415, 422 without a file. */
export async function readAttachmentForm(request: FastifyRequest): Promise<SentDocument> {
  let file: SentDocument | null = null
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'file') throw new ProblemError(400, 'invalid:one-file')
    file = await readDocument(part)
  }
  if (!file) throw new ProblemError(422, 'invalid:attachment-missing', { field: 'file' })
  return file
}
