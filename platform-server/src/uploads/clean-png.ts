import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHUNK_OVERHEAD_BYTES = 12
const SIDE_MAX_PX = 4096
/** What a picture needs to look right. Texts, times and private chunks are left behind. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
  'bKGD',
])

interface Chunk {
  readonly type: string
  readonly data: Buffer
  /** With length and checksum, as it stands in the file. */
  readonly whole: Buffer
}

/** The picture rewritten from its checked chunks, without anything that hides between or behind them; `null` if it is no PNG. */
export function cleanPng(bytes: Buffer): Buffer | null {
  const chunks = readChunks(bytes)
  if (!chunks || !isPicture(chunks)) return null
  return Buffer.concat([SIGNATURE, ...chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole)])
}

function readChunks(bytes: Buffer): readonly Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks: Chunk[] = []
  let offset = SIGNATURE.length
  while (chunks.at(-1)?.type !== 'IEND') {
    const chunk = readChunk(bytes, offset)
    if (!chunk) return null
    chunks.push(chunk)
    offset += chunk.whole.length
  }
  return chunks
}

function readChunk(bytes: Buffer, offset: number): Chunk | null {
  if (offset + CHUNK_OVERHEAD_BYTES > bytes.length) return null
  const length = bytes.readUInt32BE(offset)
  const end = offset + CHUNK_OVERHEAD_BYTES + length
  if (end > bytes.length) return null
  const named = bytes.subarray(offset + 4, end - 4)
  if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null
  return { type: named.toString('latin1', 0, 4), data: named.subarray(4), whole: bytes.subarray(offset, end) }
}

function isPicture(chunks: readonly Chunk[]): boolean {
  const [header] = chunks
  if (header?.type !== 'IHDR' || header.data.length !== 13) return false
  const sides = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)]
  return sides.every((side) => side > 0 && side <= SIDE_MAX_PX) && chunks.some(({ type }) => type === 'IDAT')
}
