import { crc32 } from 'node:zlib'

/** Length, type and checksum of a chunk; the last chunk, IEND, has no data. */
const LAST_CHUNK_BYTES = 12

/** A PNG with an uncompressed international text chunk (iTXt) in front of its end. */
export function withPngText(png: Uint8Array, keyword: string, text: string): Buffer {
  const end = png.length - LAST_CHUNK_BYTES
  // No compression, its method, no language, no translated keyword.
  const data = Buffer.from(`iTXt${keyword}\0\0\0\0\0${text}`, 'utf8')
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}
