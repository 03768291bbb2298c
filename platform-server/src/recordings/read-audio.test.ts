import { readAudio } from './read-audio.ts'
import { mp3, mp4, tone } from './testing/small-audio.ts'

it.each([
  ['an MP3', mp3(39), { type: 'audio/mpeg', extension: 'mp3' }],
  [
    'an MP3 with a picture of its cover before the sound',
    mp3(39, { tag: true }),
    { type: 'audio/mpeg', extension: 'mp3' },
  ],
  ['an M4A', mp4(1, { brand: 'M4A ' }), { type: 'audio/mp4', extension: 'm4a' }],
  ['an M4A of another recorder', mp4(1, { brand: 'isom' }), { type: 'audio/mp4', extension: 'm4a' }],
  ['a WAV', tone(1), { type: 'audio/wav', extension: 'wav' }],
])('knows %s by its bytes, with its length', async (_, bytes, kind) => {
  const facts = await readAudio(bytes)
  expect(facts).toMatchObject(kind)
  expect(facts?.seconds).toBeCloseTo(1, 1)
})

it.each([
  ['a video', mp4(1, { brand: 'isom', hasVideo: true })],
  ['Apple Lossless, which only one browser plays', mp4(1, { brand: 'M4A ', codec: 'alac' })],
  ['a WAV whose sound is not PCM', tone(1, { format: 0x55 })],
  ['the start of an Ogg file', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200)])],
  ['a FLAC', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(200)])],
  ['an MP4 without sound', mp4(1, { brand: 'M4A ' }).subarray(0, 28)],
  ['a tag without sound', mp3(0, { tag: true })],
  ['a text', Buffer.from('ID3 is what this text begins with, and no more.')],
])('refuses %s', async (_, bytes) => {
  expect(await readAudio(bytes)).toBeNull()
})
