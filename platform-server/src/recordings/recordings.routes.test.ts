import { findContent } from '../domain/courses/module-content.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { mp3, mp4, tone } from './testing/small-audio.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())
afterEach(async () => {
  const { items } = (await test.app.inject({ url: '/api/admin/recordings', headers: staff })).json()
  for (const { id } of items)
    await test.app.inject({ method: 'DELETE', url: `/api/admin/recordings/${id}`, headers: staff })
})

const staff = as({ role: 'admin' })
const subscriber = as({ isSubscribed: true })
const [sample, closed] = ['IC0110', 'IC0110'].map((code, index) => {
  const lesson = findContent(code)?.lessons.filter(({ isSample }) => isSample === (index === 0))[0]
  if (!lesson) throw new Error('the module needs a sample lesson and another one')
  return lesson.id
}) as [string, string]

const VTT = `WEBVTT

00:00.000 --> 00:01.000
<v Ana>Look up &amp; down.</v>

00:01.000 --> 00:02.000
Then climb.
`

type Headers = Readonly<Record<string, string>>

interface Form {
  readonly lessonId?: string
  readonly language?: string
  readonly audio?: Buffer | string
  readonly captions?: Buffer | string
}

function send(method: 'POST' | 'PUT', url: string, form: Form, headers: Headers = staff) {
  const boundary = '----boundary'
  const { audio, captions, ...fields } = form
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    ...(audio === undefined ? [] : [part('name="audio"; filename="lesson.wav"', audio)]),
    ...(captions === undefined ? [] : [part('name="captions"; filename="lesson.vtt"', captions)]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return test.app.inject({ method, url, headers: { ...type, ...headers }, payload })
}

const add = (form: Form = {}, headers: Headers = staff) =>
  send(
    'POST',
    '/api/admin/recordings',
    { lessonId: sample, language: 'en', audio: tone(2), captions: VTT, ...form },
    headers,
  )
const lessons = async (headers: Headers = subscriber, language = 'en') => {
  const url = `/api/modules/IC0110/lessons?language=${language}`
  const { lessons: all } = (await test.app.inject({ url, headers })).json()
  return new Map<string, Record<string, unknown>>(all.map((one: { id: string }) => [one.id, one]))
}
const recordingOf = async (id: string, headers?: Headers, language?: string) =>
  (await lessons(headers, language)).get(id)?.['recording'] as
    { id: string; seconds: number; cues: unknown } | undefined
const fileOf = (lessonId: string, id: string, headers: Headers = {}) =>
  test.app.inject({ url: `/api/lessons/${lessonId}/recordings/${id}`, headers })

it('gives readers the recording with its captions as text, in its language only', async () => {
  expect((await add()).statusCode).toBe(201)
  const recording = await recordingOf(sample)
  expect(recording).toMatchObject({
    type: 'audio/wav',
    sizeBytes: 32_044,
    seconds: 2,
    cues: [
      { start: 0, end: 1, text: 'Look up & down.' },
      { start: 1, end: 2, text: 'Then climb.' },
    ],
  })
  expect(await recordingOf(sample, subscriber, 'es')).toBeUndefined()
  const file = await fileOf(sample, recording?.id ?? '')
  expect(file.headers).toMatchObject({ 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff' })
  expect(file.rawPayload.equals(tone(2))).toBe(true)
})

it.each([
  ['an MP3', mp3(80), 'audio/mpeg'],
  ['an M4A', mp4(2, { brand: 'M4A ' }), 'audio/mp4'],
])('takes %s by its bytes, under whatever name, and answers it as what it is', async (_, audio, type) => {
  expect((await add({ audio })).statusCode).toBe(201)
  const recording = await recordingOf(sample)
  expect(recording).toMatchObject({ type, sizeBytes: audio.length })
  const file = await fileOf(sample, recording?.id ?? '')
  expect(file.headers['content-type']).toBe(type)
  expect(file.rawPayload.equals(audio)).toBe(true)
})

it('keeps the recording of a closed lesson for those who may read it', async () => {
  await add({ lessonId: closed })
  expect(await recordingOf(closed, {})).toBeUndefined()
  const id = (await recordingOf(closed))?.id ?? ''
  expect((await fileOf(closed, id)).statusCode).toBe(401)
  expect((await fileOf(closed, id, as({}))).statusCode).toBe(402)
  expect((await fileOf(closed, id, subscriber)).statusCode).toBe(200)
  // Named under the sample lesson it would be free.
  expect((await fileOf(sample, id)).statusCode).toBe(404)
})

it.each([
  ['a page', { audio: '<!doctype html><script>1</script>' }, 415, 'audio', 'not an audio file'],
  [
    'a video',
    { audio: mp4(2, { brand: 'isom', hasVideo: true }) },
    415,
    'audio',
    'Upload an MP3, an M4A (AAC) or a WAV without compression (PCM).',
  ],
  ['no audio', { audio: '' }, 422, 'audio', 'Choose the recording'],
  ['no captions', { captions: '' }, 422, 'captions', 'Choose the captions'],
  ['an unknown lesson', { lessonId: 'nowhere' }, 404, 'lessonId', ''],
  [
    'a wrong arrow',
    { captions: VTT.replace('00:01.000 --> 00:02', '00:01.000 -> 00:02') },
    422,
    'captions',
    'Line 7: Cue identifier needs to be followed by timestamp.',
  ],
  [
    'an end before its start',
    { captions: 'WEBVTT\n\n00:01.500 --> 00:01.000\nHello' },
    422,
    'captions',
    'Line 3: End timestamp is not greater than start timestamp.',
  ],
  ['a text without captions', { captions: 'Hello' }, 422, 'captions', 'Line 1: No valid signature.'],
  ['an empty file of captions', { captions: 'WEBVTT\n' }, 422, 'captions', 'The file has no captions.'],
  ['bytes that are no text', { captions: Buffer.from([0xff, 0xfe, 0x57]) }, 422, 'captions', 'UTF-8'],
  [
    'captions of a longer recording',
    { captions: 'WEBVTT\n\n00:01.000 --> 01:30.000\nHello' },
    422,
    'captions',
    'after 90 seconds, but the recording after 2.',
  ],
  ['more than the limit', { audio: Buffer.alloc(25 * 1024 * 1024 + 1) }, 413, 'audio', 'under 25 MB'],
] as const)('refuses %s at its field and stores nothing', async (_what, form, status, field, text) => {
  const answer = await add(form)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().fields[field]).toContain(text)
  expect((await test.app.inject({ url: '/api/admin/recordings', headers: staff })).json().total).toBe(0)
  expect(await test.services.storage.list('recordings/')).toEqual([])
})

it('replaces the captions alone, renames it, and removes the file with the recording', async () => {
  const { id } = (await add()).json()
  expect((await add()).statusCode).toBe(409)
  const before = await recordingOf(sample)
  const changed = await send('PUT', `/api/admin/recordings/${id}`, {
    captions: VTT.replace('Then climb.', 'Climb.'),
  })
  expect(changed.json()).toMatchObject({ id, cueCount: 2, isCurrent: true, fileName: 'lesson.wav' })
  const after = await recordingOf(sample)
  expect(after?.id).not.toBe(before?.id)
  expect(after?.cues).toContainEqual({ start: 1, end: 2, text: 'Climb.' })
  expect((await send('PUT', `/api/admin/recordings/${id}`, { audio: tone(3) })).json().seconds).toBe(3)
  expect(await test.services.storage.list('recordings/')).toHaveLength(1)
  await test.app.inject({ method: 'DELETE', url: `/api/admin/recordings/${id}`, headers: staff })
  expect(await recordingOf(sample)).toBeUndefined()
  expect(await test.services.storage.list('recordings/')).toEqual([])
})

it('is for staff, and knows nothing of another tenant', async () => {
  expect((await add({}, {})).statusCode).toBe(401)
  expect((await add({}, subscriber)).statusCode).toBe(403)
  const { id } = (await add()).json()
  const own = await recordingOf(sample)
  const host = { ...staff, host: 'trinova.localhost' }
  const elsewhere = { method: 'DELETE', url: `/api/admin/recordings/${id}`, headers: host } as const
  expect((await test.app.inject(elsewhere)).statusCode).toBeGreaterThanOrEqual(401)
  expect((await fileOf(sample, own?.id ?? '', { host: 'trinova.localhost' })).statusCode).toBe(404)
})
