import { createHash } from 'node:crypto'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey, uploadUrl } from '../lib/storage/uploads.ts'
import type { PICTURE_TASK } from './picture-task.ts'

/** White space before the first tag of a drawing, at most. */
const LONGEST_START_BYTES = 4_096

interface Picture {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'svg'
  readonly contentType: string
}

/** Cleans a picture, away from the event loop. */
export type CleanPicture = (input: Parameters<typeof PICTURE_TASK.run>[0]) => Promise<Uint8Array | null>

/** Stores a cleaned picture under the hash of its stored bytes, and returns its address. */
export async function storeUpload(bytes: Buffer, storage: FileStorage, clean: CleanPicture): Promise<string> {
  const picture = await readPicture(bytes, clean)
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32)
  const url = uploadUrl(`${hash}.${picture.extension}`)
  await storage.put(uploadKey(url), picture.bytes, picture.contentType)
  return url
}

/** Detects the type by its bytes: the name and the type that came with it are only claims. */
async function readPicture(bytes: Buffer, clean: CleanPicture): Promise<Picture> {
  if (bytes[0] === 0x89) {
    const png = await clean({ kind: 'png', bytes })
    if (png) return { bytes: png, extension: 'png', contentType: 'image/png' }
    throw new ProblemError(422, 'invalid:damaged-png', { field: 'file' })
  }
  const start = bytes.toString('utf8', 0, LONGEST_START_BYTES)
  if (!/^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start))
    throw new ProblemError(415, 'not-a-picture')
  const svg = await clean({ kind: 'svg', bytes })
  if (!svg) throw new ProblemError(422, 'invalid:damaged-svg', { field: 'file' })
  return { bytes: svg, extension: 'svg', contentType: 'image/svg+xml' }
}
