import { createHash } from 'node:crypto'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey, uploadUrl } from '../lib/storage/uploads.ts'
import { cleanPng } from './clean-png.ts'
import { cleanSvg } from './clean-svg.ts'

interface Picture {
  readonly bytes: Buffer
  readonly extension: 'png' | 'svg'
  readonly contentType: string
}

/** Keeps a cleaned picture under the hash of what is kept, and answers its address. */
export async function keepUpload(bytes: Buffer, storage: FileStorage): Promise<string> {
  const picture = readPicture(bytes)
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32)
  const url = uploadUrl(`${hash}.${picture.extension}`)
  await storage.put(uploadKey(url), picture.bytes, picture.contentType)
  return url
}

/** By its bytes: the name and the type that came with it are only claims. */
function readPicture(bytes: Buffer): Picture {
  if (bytes[0] === 0x89) {
    const png = cleanPng(bytes)
    if (png) return { bytes: png, extension: 'png', contentType: 'image/png' }
    throw unusable('This PNG is damaged, or larger than 4096 by 4096.')
  }
  const text = bytes.toString('utf8')
  if (!/^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text))
    throw new ProblemError(415, 'Upload a PNG or an SVG.', { code: 'not-a-picture' })
  const svg = cleanSvg(text)
  if (!svg) throw unusable('This SVG cannot be read.')
  return { bytes: Buffer.from(svg), extension: 'svg', contentType: 'image/svg+xml' }
}

function unusable(message: string): ProblemError {
  return new ProblemError(422, message, { code: 'invalid', fields: { file: message } })
}
