import { crc32, deflateSync } from 'node:zlib'
import { cleanPng } from './clean-png.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 0], 8)
  return chunk('IHDR', data)
}

const pixels = chunk('IDAT', deflateSync(Buffer.from([0, 255])))
const end = chunk('IEND', Buffer.alloc(0))
const picture = Buffer.concat([SIGNATURE, header(1, 1), pixels, end])

it('keeps a picture as it is', () => {
  expect(cleanPng(picture)).toEqual(picture)
})

it('leaves behind what is not the picture: texts, private chunks, and whatever follows the end', () => {
  const dressed = Buffer.concat([
    SIGNATURE,
    header(1, 1),
    chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
    chunk('prVt', Buffer.from('anything')),
    pixels,
    end,
    Buffer.from('<script>alert(1)</script>'),
  ])
  expect(cleanPng(dressed)).toEqual(picture)
})

const flipped = Buffer.from(picture)
flipped.writeUInt8(flipped.readUInt8(45) ^ 1, 45)

it.each([
  ['a wrong checksum', flipped],
  ['no end', picture.subarray(0, -end.length)],
  ['half a chunk', picture.subarray(0, -3)],
  ['no pixels', Buffer.concat([SIGNATURE, header(1, 1), end])],
  ['no header', Buffer.concat([SIGNATURE, pixels, end])],
  ['a side of nothing', Buffer.concat([SIGNATURE, header(0, 1), pixels, end])],
  ['a side that fills the memory', Buffer.concat([SIGNATURE, header(60_000, 60_000), pixels, end])],
  ['only the signature', SIGNATURE],
  ['another file', Buffer.from('GIF89a')],
])('refuses %s', (_what, bytes) => {
  expect(cleanPng(bytes)).toBeNull()
})
