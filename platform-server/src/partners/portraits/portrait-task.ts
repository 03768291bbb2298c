import sharp from 'sharp'
import { cleanImage } from '../../lib/images/clean-image.ts'
import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import { PORTRAIT_SIDE } from '../../domain/partners/portrait.rule.ts'

/** Accepts the photos of today's phones. */
const PHOTOGRAPH = { maxPixels: 64_000_000, maxSide: 1024 }

type Refusal = 'not-a-photo' | 'invalid:photo-too-small'

/** Cuts a square out of a JPG or PNG, around what draws the eye, and makes it a small JPG without metadata. */
export const PORTRAIT_TASK: WorkerTask<Uint8Array, Uint8Array | Refusal> = {
  name: 'portrait',
  async run(sent) {
    const clean = await cleanImage(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength), PHOTOGRAPH)
    if (!clean) return 'not-a-photo'
    const picture = sharp(clean.bytes)
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < PORTRAIT_SIDE) return 'invalid:photo-too-small'
    return picture
      .resize({
        width: PORTRAIT_SIDE,
        height: PORTRAIT_SIDE,
        fit: 'cover',
        position: sharp.strategy.attention,
      })
      .flatten({ background: '#808080' })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer()
  },
}
