/** 64 kbit/s, 44.1 kHz, one channel: 208 bytes, of 1,152 samples each. */
const MP3_FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, 0xc4]), Buffer.alloc(204)])

/** Silence: one frame is 26 ms. `tag`: with an ID3 tag that has a picture, as encoders write it. */
export function mp3(frames: number, { tag = false } = {}): Buffer {
  return Buffer.concat([...(tag ? [id3Tag()] : []), ...Array.from({ length: frames }, () => MP3_FRAME)])
}

function id3Tag(): Buffer {
  const picture = Buffer.concat([
    Buffer.from('\0image/png\0\x03\0', 'latin1'),
    Buffer.from('89504e470d0a1a0a', 'hex'),
  ])
  const frame = Buffer.concat([Buffer.from('APIC'), uint32(picture.length), Buffer.alloc(2), picture])
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), uint32(frame.length), frame])
}

interface Mp4Options {
  /** Of its `ftyp` box. */
  readonly brand: string
  readonly codec?: string
  readonly hasVideo?: boolean
}

const SCALE = 44_100

/** An MPEG-4 file with a track of silence. */
export function mp4(seconds: number, { brand, codec = 'mp4a', hasVideo = false }: Mp4Options): Buffer {
  const tracks = [
    track({ id: 1, seconds, handler: 'soun', entry: soundEntry(codec) }),
    ...(hasVideo ? [track({ id: 2, seconds, handler: 'vide', entry: box('avc1', Buffer.alloc(78)) })] : []),
  ]
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), uint32(0), Buffer.from(brand)),
    box('moov', box('mvhd', ...header(seconds, 80)), ...tracks),
    box('mdat', Buffer.alloc(seconds * 43 * 4)),
  ])
}

interface Track {
  readonly id: number
  readonly seconds: number
  readonly handler: string
  readonly entry: Buffer
}

function track({ id, seconds, handler, entry }: Track): Buffer {
  const table = box(
    'stbl',
    box('stsd', uint32(0), uint32(1), entry),
    box('stts', uint32(0), uint32(1), uint32(seconds * 43), uint32(1_024)),
    box('stsc', uint32(0), uint32(1), uint32(1), uint32(1), uint32(1)),
    box('stsz', uint32(0), uint32(4), uint32(1)),
    box('stco', uint32(0), uint32(1), uint32(0)),
  )
  const media = [
    box('mdhd', ...header(seconds, 4)),
    box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
    box('minf', table),
  ]
  const length = uint32(seconds * SCALE)
  const head = box('tkhd', uint32(3), Buffer.alloc(8), uint32(id), Buffer.alloc(4), length, Buffer.alloc(60))
  return box('trak', head, box('mdia', ...media))
}

/** Scale and length, as the headers of the file and of a track begin. */
function header(seconds: number, rest: number): Buffer[] {
  return [Buffer.alloc(12), uint32(SCALE), uint32(seconds * SCALE), Buffer.alloc(rest)]
}

function soundEntry(codec: string): Buffer {
  const channels = Buffer.from([0, 1, 0, 16, 0, 0, 0, 0])
  return box(codec, Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(8), channels, uint32(SCALE * 65_536))
}

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([uint32(content.length + 8), Buffer.from(name), content])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A WAV of silence: 16 bits at 8 kHz, one channel. `format` 1 is PCM. */
export function tone(seconds: number, { format = 1 } = {}): Buffer {
  const data = Buffer.alloc(seconds * 16_000)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(format, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
