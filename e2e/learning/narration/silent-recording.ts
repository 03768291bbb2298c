const RATE_HZ = 8_000
const HEAD_BYTES = 44

/** A WAV file of silence: 16 bits, one channel. */
export function silence(seconds: number): Buffer {
  const data = Buffer.alloc(seconds * RATE_HZ * 2)
  const head = Buffer.alloc(HEAD_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(HEAD_BYTES - 8 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE_HZ, 24)
  head.writeUInt32LE(RATE_HZ * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** WebVTT with the texts one after the other, over the whole recording. */
export function toVtt(texts: readonly string[], seconds: number): string {
  const at = (index: number) => `00:${((index * seconds) / texts.length).toFixed(3).padStart(6, '0')}`
  const cues = texts.map((text, index) => `${at(index)} --> ${at(index + 1)}\n${text}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}
