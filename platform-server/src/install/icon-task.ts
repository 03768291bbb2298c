import sharp from 'sharp'
import { type BrandMark, renderMark } from '../domain/brand-picture/draw-mark.ts'
import type { WorkerTask } from '../lib/workers/worker-task.ts'

/** How an icon is rendered. */
export interface IconLook {
  readonly sizePx: number
  /** Behind the mark, to every edge; `null`: transparent. */
  readonly background: string | null
  /** Share of the width that the mark takes. A launcher may cut a maskable icon down to a circle of 80 %. */
  readonly share: number
}

export interface IconMark extends BrandMark {
  /** The tenant's own picture, if it has one that is about as wide as it is high. */
  readonly picture: Uint8Array | null
}

interface Input {
  readonly look: IconLook
  readonly mark: IconMark
}

const MAX_PIXELS = 4096 * 4096
/** Wider pictures are names written out, which no one can read at this size. */
const MAX_RATIO = 1.5

/** Returns a PNG. */
export const ICON_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'icon',
  async run({ look, mark }) {
    const sizePx = Math.round(look.sizePx * look.share)
    const picture =
      (mark.picture && (await ownPicture(mark.picture, sizePx))) ?? (await renderMark(mark, sizePx))
    const background = look.background ?? { r: 0, g: 0, b: 0, alpha: 0 }
    return sharp({ create: { width: look.sizePx, height: look.sizePx, channels: 4, background } })
      .composite([{ input: picture, gravity: 'center' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  },
}

/** `null` for a picture that cannot be read, or is too wide or too high for an icon. */
async function ownPicture(bytes: Uint8Array, sizePx: number): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 300 })
    const { width = 0, height = 0 } = await picture.metadata()
    if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return null
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return await picture.resize(sizePx, sizePx, { fit: 'contain', background }).png().toBuffer()
  } catch {
    // It was checked when it was uploaded; the tenant's mark is shown instead.
    return null
  }
}
