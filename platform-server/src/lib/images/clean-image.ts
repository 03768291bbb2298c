import sharp, { type Sharp } from 'sharp'

export type ImageType = 'image/jpeg' | 'image/png'

/** Units: pixels. */
export interface ImageLimits {
  /** Of width times height, read from the header before anything is decoded: a small file may claim to be enormous. */
  readonly maxPixels: number
  /** A larger picture is scaled down in proportion. */
  readonly maxSide: number
}

export interface CleanImage {
  readonly bytes: Buffer
  readonly type: ImageType
}

/** Limit of the decoder's own time; the largest picture that is accepted takes about two. */
const TIMEOUT_SECONDS = 15

const START: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
}

/**
 * The picture encoded again from its pixels: upright, in sRGB, without EXIF, GPS, XMP, comments, thumbnails, or
 * anything hidden between or behind the pixels. `null` for anything but a whole JPEG or PNG within the limits.
 *
 * Pure, so that it can run in another thread; the type is detected from the bytes, never from the name.
 */
export async function cleanImage(bytes: Uint8Array, limits: ImageLimits): Promise<CleanImage | null> {
  const type = imageType(bytes)
  if (type === null) return null
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels, sequentialRead: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: limits.maxSide, height: limits.maxSide, fit: 'inside', withoutEnlargement: true })
  try {
    return { bytes: await encoded(picture, type).toBuffer(), type }
  } catch {
    // Damaged, cut short or too large: only the sender can fix that.
    return null
  }
}

/** By its first bytes. */
function imageType(bytes: Uint8Array): ImageType | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  const types = Object.keys(START) as ImageType[]
  return types.find((type) => start.startsWith(START[type])) ?? null
}

function encoded(picture: Sharp, type: ImageType): Sharp {
  return type === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 88 })
}
