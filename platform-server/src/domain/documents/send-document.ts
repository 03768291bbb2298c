import type { FastifyReply } from 'fastify'
import { fileAnswer } from '../../app/route-schema.ts'
import { asFile } from '../../lib/csv.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import type { DocumentFile } from './document-files.ts'

/** Uploaded files are untrusted: they are stored, but never opened on this site. */
const NEVER_RUN = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** Answers with the file, to save. Errors: whatever `missing` makes, where the storage does not have it. */
export async function sendDocument(
  reply: FastifyReply,
  storage: FileStorage,
  { fileKey, fileName, fileType }: Omit<DocumentFile, 'fileSizeBytes'>,
  missing: () => Error,
): Promise<FastifyReply> {
  const file = await storage.get(fileKey)
  if (!file) throw missing()
  const { 'content-disposition': named } = asFile(encodeURIComponent(fileName))
  return reply
    .type(fileType)
    .headers({ ...NEVER_RUN, 'cache-control': 'private, no-store' })
    .header('content-disposition', named?.replace('filename="', "filename*=UTF-8''").replace(/"$/, ''))
    .header('content-length', file.sizeBytes)
    .send(fileAnswer(file.body))
}
