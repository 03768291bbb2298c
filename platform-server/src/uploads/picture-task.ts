import type { WorkerTask } from '../lib/workers/worker-task.ts'
import { cleanImage } from '../lib/images/clean-image.ts'
import { cleanSvg } from './clean-svg.ts'

type PictureKind = 'png' | 'svg'

interface Input {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}

const SIDE_MAX_PX = 4096
const LIMITS = { maxPixels: SIDE_MAX_PX * SIDE_MAX_PX, maxSide: SIDE_MAX_PX }

/** Returns the cleaned picture; `null` if the bytes are not a picture. */
export const PICTURE_TASK: WorkerTask<Input, Uint8Array | null> = {
  name: 'picture',
  async run({ kind, bytes }) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (kind === 'png') return (await cleanImage(file, LIMITS))?.bytes ?? null
    const svg = cleanSvg(file.toString('utf8'))
    return svg === null ? null : Buffer.from(svg)
  },
}
