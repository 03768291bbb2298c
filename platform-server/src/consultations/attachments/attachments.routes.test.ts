import { ConsultationAttachment, ConsultationPage, ReplacementList } from '@platform/shared-contracts/http'
import { DOCUMENT_MAX_BYTES, LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Person } from '../../domain/accounts/people.ts'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { consultationBookings } from '../../lib/data/schema/consultations.ts'
import { ask } from '../../testing/people.ts'
import { multipart } from '../../testing/upload-form.ts'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { removeAttachmentsJob, scheduleAttachmentRetention } from './attachment-retention.jobs.ts'

const START = new Date('2026-11-16T12:00:00Z')
const AT = '2026-11-17T15:00:00.000Z'
const DAY_MS = 24 * 60 * 60_000
const PDF = '%PDF-1.7\nplan of the roof\n%%EOF\n'

let test: ConsultationsTest
let client: Person
let id: string
/** A new one for each test: uploads are counted by address. */
let address = 0

beforeAll(async () => {
  test = await openConsultations({ startsAt: START })
  await scheduleAttachmentRetention(test.services)
})
afterAll(() => test.close())
beforeEach(async () => {
  test.setNow(START)
  address += 1
  client = await test.addClient()
  id = await test.book(client, AT)
})
// The hour is free again for the next test.
afterEach(() => test.services.database.withPlatform((tx) => tx.delete(consultationBookings)))

type Who = ReturnType<typeof signedAs>
interface Sent {
  readonly who?: Who
  readonly content?: string | Buffer
  readonly name?: string
  readonly field?: string
  readonly host?: string
  readonly language?: string
}

function add({ who = signedAs(client), content = PDF, name = 'roof.pdf', ...sent }: Sent = {}) {
  const { field = 'file', host = 'localhost', language = 'en' } = sent
  const { headers, payload } = multipart({}, { field, name, type: 'text/html', content })
  return test.app.inject({
    method: 'POST',
    url: `/api/consultations/${id}/attachments`,
    headers: { host, cookie: `${LANGUAGE_COOKIE.name}=${language}`, ...headers, ...who.headers },
    payload,
    remoteAddress: `192.0.2.${address}`,
  })
}
async function added(sent: Sent = {}) {
  return ConsultationAttachment.parse((await add(sent)).json())
}
const fileOf = (attachment: string, who: Who, host = 'localhost') =>
  ask(test, `/consultations/${id}/attachments/${attachment}`, { ...who, host })
const remove = (attachment: string, who = signedAs(client), host = 'localhost') =>
  ask(test, `/consultations/${id}/attachments/${attachment}`, { ...who, host, method: 'DELETE' })
async function listed(who = signedAs(client), scope = 'own') {
  const answer = await ask(test, `/consultations?scope=${scope}&size=100`, who)
  return ConsultationPage.parse(answer.json()).items.find((one) => one.id === id)?.attachments
}
const stored = () => test.services.storage.list('consultation-attachments/')
const cancel = () => ask(test, `/consultations/${id}/cancel`, { ...signedAs(client), method: 'POST' })
const minutesAfterStart = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000)

/** Holds so many uploads back until the files of all of them are stored, so that their rows are added at once. */
function storeTogether(uploads: number): void {
  const { storage } = test.services
  const put = storage.put.bind(storage)
  const all = Promise.withResolvers<void>()
  let stored = 0
  const spy = jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
    await put(...file)
    stored += 1
    if (stored === uploads) all.resolve()
    await all.promise
  })
  void all.promise.then(() => spy.mockRestore())
}

/** Everyone but the client, the professional and the staff. */
async function strangers(): Promise<readonly Who[]> {
  const [client2, other] = [await test.addClient(), await test.addClient({ isProfessionalPartner: true })]
  return [signedAs(client2), signedAs(other, { isProfessionalPartner: true })]
}

it('gives a file to the client, the professional and the staff, as a download, and to no one else', async () => {
  const { id: file } = await added()
  for (const who of [signedAs(client), test.partner(), test.admin()]) {
    const answer = await fileOf(file, who)
    expect([answer.statusCode, answer.body]).toEqual([200, PDF])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''roof.pdf",
      'x-content-type-options': 'nosniff',
    })
  }
  for (const who of await strangers()) expect((await fileOf(file, who)).statusCode).toBe(404)
  expect((await fileOf(file, test.admin(), 'trinova.localhost')).statusCode).toBe(404)
  expect((await ask(test, `/consultations/${id}/attachments/${file}`)).statusCode).toBe(401)
})

it('lists the files of a consultation to whoever sees it, the oldest first', async () => {
  const first = await added()
  test.setNow(new Date(START.getTime() + 1_000))
  const files = [first, await added({ name: 'C:\\plans\\grúa\u0007 2.pdf' })]
  expect(files.map(({ name }) => name)).toEqual(['roof.pdf', 'grúa 2.pdf'])
  expect(files[0]?.sizeBytes).toBe(PDF.length)
  expect(await listed()).toEqual(files)
  expect(await listed(test.partner(), 'clients')).toEqual(files)
  expect(await listed(test.admin(), 'all')).toEqual(files)
})

it('lets only the client of the booking add and remove files', async () => {
  const { id: file } = await added()
  for (const who of [...(await strangers()), test.partner(), test.admin()]) {
    expect((await add({ who })).statusCode).toBe(404)
    expect((await remove(file, who)).statusCode).toBe(404)
  }
  const abroad = 'trinova.localhost'
  expect((await add({ host: abroad })).statusCode).toBe(404)
  expect((await remove(file, signedAs(client), abroad)).statusCode).toBe(404)
  expect(await listed()).toHaveLength(1)
})

it('finds no file under another consultation', async () => {
  const { id: file } = await added()
  const mine = await test.addClient()
  const before = id
  id = await test.book(mine, minutesAfterStart(75).toISOString())
  expect((await fileOf(file, signedAs(mine))).statusCode).toBe(404)
  expect((await remove(file, signedAs(mine))).statusCode).toBe(404)
  id = before
  expect(await listed()).toHaveLength(1)
})

it('takes a picture by its content, without the place where it was taken', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Ana' } })
    .jpeg()
    .toBuffer()
  const { id: file, name } = await added({ content: picture, name: 'roof.pdf' })
  const answer = await fileOf(file, test.partner())
  expect([name, answer.headers['content-type']]).toEqual(['roof.jpg', 'image/jpeg'])
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
})

it.each<[string, Sent, number, RegExp, RegExp]>([
  ['a page that is called PDF', { content: '<script>' }, 415, /complete PDF, JPG or PNG/, /PDF, JPG o PNG/],
  [
    'a file over 10 MB',
    { content: Buffer.alloc(DOCUMENT_MAX_BYTES + 1, PDF) },
    413,
    /at most 10 MB/,
    /como máximo 10 MB/,
  ],
  ['an empty file', { content: '' }, 422, /Choose a file/, /Elija un archivo/],
])(
  'refuses %s at the field, in the language of the request',
  async (_what, sent, status, english, spanish) => {
    const [answer, translated] = [await add(sent), await add({ ...sent, language: 'es' })]
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { fields: { file: expect.stringMatching(english) } },
    ])
    expect(translated.json()).toMatchObject({ fields: { file: expect.stringMatching(spanish) } })
    expect(await listed()).toEqual([])
  },
)

it('refuses a form with another field', async () => {
  expect((await add({ field: 'photo' })).statusCode).toBe(400)
})

it('takes files until the consultation is over, and none that was canceled', async () => {
  test.setNow(minutesAfterStart(59))
  expect((await add()).statusCode).toBe(201)
  test.setNow(minutesAfterStart(60))
  expect([(await add()).statusCode, (await add()).json()]).toMatchObject([
    409,
    { fields: { file: expect.stringContaining('is over') } },
  ])
  test.setNow(START)
  await cancel()
  expect((await add()).json()).toMatchObject({ fields: { file: expect.stringContaining('was canceled') } })
})

it('takes no file once it is recorded what happened', async () => {
  test.setNow(minutesAfterStart(11))
  const body = { minutes: 10, notes: '' }
  expect((await ask(test, `/consultations/${id}/complete`, { ...test.partner(), body })).statusCode).toBe(200)
  expect((await add()).statusCode).toBe(409)
})

it('stores three files at most, also of three that come at once beside two', async () => {
  await added()
  const second = await added()
  storeTogether(3)
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    fields: { file: 'This consultation has 3 files already. Remove one to add another.' },
  })
  expect((await add({ language: 'es' })).json()).toMatchObject({
    fields: { file: 'Esta consulta ya tiene 3 archivos. Quite uno para agregar otro.' },
  })
  expect(await listed()).toHaveLength(3)
  await remove(second.id)
  expect((await add()).statusCode).toBe(201)
})

it('removes a file with its bytes until the consultation starts', async () => {
  const [first, second] = [await added(), await added()]
  const before = (await stored()).length
  expect((await remove(first.id)).statusCode).toBe(204)
  expect(await stored()).toHaveLength(before - 1)
  expect((await remove(first.id)).statusCode).toBe(404)
  expect((await fileOf(first.id, signedAs(client))).statusCode).toBe(404)
  test.setNow(AT)
  const late = await remove(second.id)
  expect([late.statusCode, late.json()]).toMatchObject([409, { message: /has started/ }])
  expect(await listed()).toEqual([second])
})

it('lets the client remove the files of a canceled consultation at any time', async () => {
  const { id: file } = await added()
  await cancel()
  test.setNow(minutesAfterStart(60))
  expect((await remove(file)).statusCode).toBe(204)
})

it('shows the files to the professional who takes over, and no longer to the one before', async () => {
  const { id: file } = await added()
  const replacements = await ask(test, `/consultations/${id}/replacements`, test.admin())
  const [other] = ReplacementList.parse(replacements.json())
  const body = { partnerId: Number(other?.id), reason: 'Priya is on leave' }
  await ask(test, `/consultations/${id}/reassign`, { ...test.admin(), body })
  const next = signedAs({ id: body.partnerId, email: 'next@oncall.test' }, { isProfessionalPartner: true })
  expect((await fileOf(file, next)).body).toBe(PDF)
  expect(await listed(next, 'clients')).toHaveLength(1)
  expect((await fileOf(file, test.partner())).statusCode).toBe(404)
  expect(await listed(test.partner(), 'clients')).toBeUndefined()
})

it('notes who added and removed a file, without its name', async () => {
  const { id: file } = await added({ name: 'ana-reyes-injury.pdf' })
  await remove(file)
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.subject, id)),
  )
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    [client.email, 'consultation.attach'],
    [client.email, 'consultation.detach'],
  ])
  expect(JSON.stringify(entries)).not.toContain('injury')
})

it('deletes files that no consultation names, two days later', async () => {
  const { id: file } = await added()
  const lost = 'consultation-attachments/1/2026-11-16/lost.pdf'
  await test.services.storage.put(lost, Buffer.from(PDF), 'application/pdf')
  const removeUnnamedFiles = async () => {
    test.setNow(new Date(START.getTime() + 4 * DAY_MS))
    await test.services.jobs.enqueue(removeAttachmentsJob, {})
    await test.services.jobs.drain()
  }
  await removeUnnamedFiles()
  expect(await test.services.storage.exists(lost)).toBe(false)
  expect((await fileOf(file, signedAs(client))).body).toBe(PDF)
  const before = (await stored()).length
  await test.services.database.withPlatform((tx) =>
    tx.delete(consultationBookings).where(eq(consultationBookings.id, id)),
  )
  await removeUnnamedFiles()
  expect(await stored()).toHaveLength(before - 1)
})
