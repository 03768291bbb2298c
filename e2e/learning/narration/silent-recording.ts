import { Mp3Encoder } from '@breezystack/lamejs'

const RATE_HZ = 8_000
const HEAD_BYTES = 44
const PITCH_HZ = 440
const MP3_RATE_HZ = 44_100
const KBIT_PER_S = 64

/** A WAV file of silence: 16 bits, one channel. */
export function silence(seconds: number): Buffer {
  return wav(new Int16Array(seconds * RATE_HZ))
}

/** A WAV file of a tone. */
export function toneInWav(seconds: number): Buffer {
  return wav(tone(seconds, RATE_HZ))
}

/** The same tone as an encoder writes it: MPEG frames of a constant rate. */
export function toneInMp3(seconds: number): Buffer {
  const encoder = new Mp3Encoder(1, MP3_RATE_HZ, KBIT_PER_S)
  const parts = [encoder.encodeBuffer(tone(seconds, MP3_RATE_HZ)), encoder.flush()]
  return Buffer.concat(parts.map((bytes) => new Uint8Array(bytes)))
}

function tone(seconds: number, rateHz: number): Int16Array {
  const loudness = 8_000
  return Int16Array.from({ length: seconds * rateHz }, (_, sample) =>
    Math.round(loudness * Math.sin((2 * Math.PI * PITCH_HZ * sample) / rateHz)),
  )
}

function wav(samples: Int16Array): Buffer {
  const data = Buffer.from(samples.buffer)
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
