import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { cleanImage } from './clean-image.ts'

const limits = { maxPixels: 4096 * 4096, maxSide: 4096 }
const RED = { r: 200, g: 30, b: 30 }
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Photographed by Jane Doe</rdf:RDF></x:xmpmeta>'
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' }

/** As a phone takes it: turned by a flag, with the place, the owner and a color profile. */
function photograph(width = 40, height = 20) {
  return canvas(width, height)
    .withExif({ IFD0: { Artist: 'Jane Doe', Make: 'Phone' }, IFD3: GPS })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Jane Doe', Make: 'Phone' }, IFD3: GPS })
    .withXmp(XMP)
    .withIccProfile('p3')
}

/** A comment right behind the start of the file, as editors leave it. */
function withComment(jpeg: Buffer): Buffer {
  const text = Buffer.from('Taken at 12 Elm Street')
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

describe('a photograph', () => {
  it('loses place, owner, profile, comments and whatever follows it', async () => {
    const given = Buffer.concat([
      withComment(await photograph().jpeg().toBuffer()),
      Buffer.from('PK<script>'),
    ])
    const before = await sharp(given).metadata()
    expect([before.exif, before.xmp, before.icc, before.orientation].every(Boolean)).toBe(true)
    expect(before.exif?.includes('Jane Doe')).toBe(true)

    const clean = await cleanImage(given, limits)
    const { exif, xmp, icc, iptc, orientation, comments, format } = await sharp(clean?.bytes).metadata()
    expect({ exif, xmp, icc, iptc, orientation, comments }).toEqual({})
    expect([format, clean?.type]).toEqual(['jpeg', 'image/jpeg'])
    for (const trace of ['Jane', 'GPS', 'Exif', 'adobe', 'Elm Street', 'ICC_PROFILE', '<script>'])
      expect(clean?.bytes.includes(trace)).toBe(false)
  })

  it('stands upright without the flag that said so', async () => {
    const clean = await cleanImage(await photograph(40, 20).jpeg().toBuffer(), limits)
    expect(await sharp(clean?.bytes).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  it('is still the same picture', async () => {
    const clean = await cleanImage(await canvas(8, 8).jpeg().toBuffer(), limits)
    const { data } = await sharp(clean?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[0] ?? 0) - RED.r)).toBeLessThan(6)
  })

  it('is scaled down in proportion when it is too large', async () => {
    const clean = await cleanImage(await canvas(300, 100).jpeg().toBuffer(), { ...limits, maxSide: 150 })
    expect(await sharp(clean?.bytes).metadata()).toMatchObject({ width: 150, height: 50 })
  })
})

describe('a drawing in PNG', () => {
  it('preserves transparency and size, and loses text metadata', async () => {
    const transparent = { r: 200, g: 30, b: 30, alpha: 0.5 }
    const given = await sharp({ create: { width: 3, height: 2, channels: 4, background: transparent } })
      .withExif({ IFD0: { Artist: 'Jane Doe' } })
      .withXmp(XMP)
      .png()
      .toBuffer()
    const clean = await cleanImage(given, limits)
    expect(await sharp(clean?.bytes).metadata()).toMatchObject({ width: 3, height: 2, hasAlpha: true })
    expect(clean?.bytes.includes('Jane')).toBe(false)
    expect(clean?.type).toBe('image/png')
  })

  it('comes out the same each time, so that it has one address', async () => {
    const given = await canvas(20, 20).png().toBuffer()
    expect((await cleanImage(given, limits))?.bytes).toEqual((await cleanImage(given, limits))?.bytes)
  })
})

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length)
  whole.write(type, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8)
  return whole
}

/** A few bytes that would need gigabytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1024)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))])
}

describe('is refused:', () => {
  it.each([
    ['a bomb', async () => bomb(60_000, 60_000)],
    ['a picture of more pixels than are allowed', () => canvas(200, 200).png().toBuffer()],
    ['half a PNG', async () => (await photograph().png().toBuffer()).subarray(0, 60)],
    ['half a JPEG', async () => (await photograph().jpeg().toBuffer()).subarray(0, 400)],
    ['only a signature', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a GIF', () => canvas(2, 2).gif().toBuffer()],
    ['a TIFF', () => canvas(2, 2).tiff().toBuffer()],
    ['a WebP', () => canvas(2, 2).webp().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s', async (_what, make) => {
    expect(await cleanImage(await make(), { ...limits, maxPixels: 10_000 })).toBeNull()
  })
})
