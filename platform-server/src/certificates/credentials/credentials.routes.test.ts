import { Credential, CredentialList, CredentialReviewPage } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart } from '../../testing/upload-form.ts'
import { forgetCredentials } from './forget-credentials.ts'

const DAY_MS = 24 * 60 * 60_000
const start = Date.parse('2026-11-21T12:00:00Z')
let clock = start
let test: TestApp
let ana: Person
let pia: Person
let bob: Person

beforeAll(async () => {
  const services = { now: () => new Date(clock) }
  test = await openTestApp({ authenticate: byTestHeader, services })
  pia = await addPerson(test, { email: 'pia@oncall.test', firstName: 'Pia', isProfessionalPartner: true })
  ana = await addPerson(test, { email: 'ana@oncall.test', assignedPartnerId: pia.id })
  bob = await addPerson(test, { email: 'bob@oncall.test' })
})
beforeEach(() => void (clock = start))
afterAll(() => test.close())

const person = ({ id, email }: Person, change = {}) => as({ userId: id, email, ...change })
const learner = () => person(ana)
const partner = () => person(pia, { isProfessionalPartner: true })
const other = as({ userId: 9999, isProfessionalPartner: true })
const admin = as({ userId: 9998, role: 'admin', email: 'adm@oncall.test' })

const FIELDS = {
  title: 'OSHA 30-Hour Construction',
  issuer: 'Harbor Training Institute',
  number: 'H-123',
  issuedOn: '2025-05-02',
  expiresOn: '2026-12-20',
  moduleCode: 'IC0112',
}
const PDF = '%PDF-1.7\nsomething\n%%EOF\n'

/** Its name and type are lies, as an attacker would send them. */
const form = (fields: Record<string, string>, content: string | Buffer | null) =>
  multipart(fields, content === null ? null : { field: 'file', name: 'card.exe', type: 'text/html', content })

async function send(change: object = {}, file: string | Buffer | null = PDF, who: object = learner()) {
  const { headers, payload } = form({ ...FIELDS, ...change }, file)
  return test.app.inject({
    method: 'POST',
    url: '/api/credentials',
    headers: { ...headers, ...who },
    payload,
  })
}
async function correct(id: string, change: object, file: string | null, who: object = learner()) {
  const { headers, payload } = form({ ...FIELDS, ...change }, file)
  return test.app.inject({
    method: 'PUT',
    url: `/api/credentials/${id}`,
    headers: { ...headers, ...who },
    payload,
  })
}
const decide = (id: string, headers: Record<string, string>, body: object) =>
  ask(test, `/credentials/${id}/decision`, { headers, body: { version: 1, ...body } })
const fileOf = (id: string, headers: Record<string, string>, host = 'localhost') =>
  ask(test, `/credentials/${id}/file`, { headers, host })
const inbox = async (headers: Record<string, string>, query = '', host = 'localhost') =>
  CredentialReviewPage.parse((await ask(test, `/credential-reviews${query}`, { headers, host })).json())

it('is sent by a learner, looked at by their partner, and recorded', async () => {
  const answer = await send()
  const sent = Credential.parse(answer.json())
  expect(sent).toMatchObject({
    state: 'pending',
    fileName: 'card.pdf',
    moduleCode: 'IC0112',
    isExpired: false,
  })
  expect(test.mails.at(-1)).toMatchObject({
    to: 'pia@oncall.test',
    subject: 'Ana Reyes sent a credential for review',
  })
  expect((await inbox(partner())).items).toMatchObject([{ id: sent.id, learner: { name: 'Ana Reyes' } }])
  expect((await inbox(other)).items).toEqual([])

  const [theirs, own] = [await fileOf(sent.id, partner()), await fileOf(sent.id, learner())]
  expect([theirs.body, own.body]).toEqual([PDF, PDF])
  expect(theirs.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''card.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect((await fileOf(sent.id, admin)).statusCode).toBe(200)
  for (const caller of [person(bob), other]) expect((await fileOf(sent.id, caller)).statusCode).toBe(404)
  expect((await fileOf(sent.id, admin, 'trinova.localhost')).statusCode).toBe(404)

  const refused = [
    [learner(), 403],
    [other, 404],
    [person(bob), 403],
  ] as const
  for (const [caller, status] of refused)
    expect((await decide(sent.id, caller, { isApproved: true })).statusCode).toBe(status)
  expect((await decide(sent.id, partner(), { isApproved: true })).json()).toMatchObject({
    state: 'approved',
    decidedBy: 'Pia Reyes',
  })
  expect(test.mails.at(-1)).toMatchObject({
    to: 'ana@oncall.test',
    subject: 'Approved: OSHA 30-Hour Construction',
  })
  expect((await decide(sent.id, admin, { isApproved: false, reason: 'No.' })).statusCode).toBe(409)
  expect((await correct(sent.id, {}, null)).statusCode).toBe(409)
  expect(
    (await ask(test, `/credentials/${sent.id}`, { method: 'DELETE', headers: learner() })).statusCode,
  ).toBe(409)
})

it('stores a photo without its place, time and device', async () => {
  const canvas = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' }
  const taken = await canvas
    .withExif({ IFD0: { Artist: 'Jane Doe' }, IFD3: gps })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif?.includes('Jane Doe')).toBe(true)
  const sent = Credential.parse((await send({ title: 'Photographed card' }, taken, person(bob))).json())
  const file = await fileOf(sent.id, person(bob))
  expect(file.headers['content-type']).toBe('image/jpeg')
  const { exif, format, width } = await sharp(file.rawPayload).metadata()
  expect({ exif, format, width }).toEqual({ format: 'jpeg', width: 40 })
  expect(file.headers['content-length']).toBe(String(file.rawPayload.length))
  await ask(test, `/credentials/${sent.id}`, { method: 'DELETE', headers: person(bob) })
})

it('is refused with a reason that the learner sees, corrected and reviewed again', async () => {
  const { id } = Credential.parse((await send({ title: 'Rigger' })).json())
  expect((await decide(id, admin, { isApproved: false, reason: ' ' })).json().fields).toHaveProperty('reason')
  await decide(id, admin, { isApproved: false, reason: 'The picture is too dark.' })
  expect(test.mails.at(-1)?.text).toContain('The picture is too dark.')
  const mine = CredentialList.parse((await ask(test, '/credentials', { headers: learner() })).json())
  expect(mine.find((one) => one.id === id)).toMatchObject({
    state: 'refused',
    reason: 'The picture is too dark.',
  })

  expect((await correct(id, {}, null, person(bob))).statusCode).toBe(404)
  const corrected = await correct(id, { title: 'Rigger level 1' }, `${PDF}again %%EOF`)
  expect(corrected.json()).toMatchObject({ state: 'pending', version: 2, reason: null })
  expect((await fileOf(id, learner())).body).toContain('again')
  expect(await test.services.storage.list('credentials/')).toHaveLength(2)
  // A decision on the first version is refused, even if the reviewer still has it on screen.
  expect((await decide(id, partner(), { isApproved: true })).json().code).toBe('corrected-meanwhile')
  expect((await decide(id, partner(), { isApproved: true, version: 2 })).statusCode).toBe(200)
})

it('is withdrawn with its file before a decision', async () => {
  const { id } = Credential.parse((await send({ title: 'First aid' })).json())
  const before = (await test.services.storage.list('credentials/')).length
  expect((await ask(test, `/credentials/${id}`, { method: 'DELETE', headers: person(bob) })).statusCode).toBe(
    404,
  )
  expect((await ask(test, `/credentials/${id}`, { method: 'DELETE', headers: learner() })).statusCode).toBe(
    204,
  )
  expect(await test.services.storage.list('credentials/')).toHaveLength(before - 1)
  expect((await fileOf(id, learner())).statusCode).toBe(404)
})

it.each([
  ['a page called .pdf', {}, '<!doctype html>', 415, 'file'],
  ['no file', {}, null, 422, 'file'],
  ['more than 10 MB', {}, Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'file'],
  ['no title', { title: ' ' }, PDF, 422, 'title'],
  ['a day to come', { issuedOn: '2027-01-01' }, PDF, 422, 'issuedOn'],
  ['an end before its beginning', { expiresOn: '2020-01-01' }, PDF, 422, 'expiresOn'],
  ['an unknown module', { moduleCode: 'IC9999' }, PDF, 422, 'moduleCode'],
])('refuses %s', async (_what, change, file, status, field) => {
  const answer = await send(change, file)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]])
})

it('is out of reach for a partner as soon as the learner is taken from them, and for another tenant', async () => {
  const count = async (headers: Record<string, string>, host?: string) =>
    (await inbox(headers, '', host)).total
  expect(await count(partner())).toBe(2)
  await test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ assignedPartnerId: null }).where(eq(users.id, ana.id)),
  )
  expect([await count(partner()), await count(admin), await count(admin, 'trinova.localhost')]).toEqual([
    0, 2, 0,
  ])
  expect((await ask(test, '/credential-reviews', { headers: learner() })).statusCode).toBe(403)
  const rows = await test.services.database.withTenant(2, (tx) => tx.select().from(credentials))
  expect(rows).toEqual([])
  const audit = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'credential.send',
      'credential.approve',
      'credential.refuse',
      'credential.withdraw',
    ]),
  )
})

it('is deleted with its file 90 days after a rejection; an approved one stays', async () => {
  const { id } = Credential.parse((await send({ title: 'Signal person' })).json())
  await decide(id, admin, { isApproved: false, reason: 'It is somebody else’s.' })
  await test.services.storage.put(
    'credentials/1/2026-11-21/left-over.pdf',
    Buffer.from(PDF),
    'application/pdf',
  )
  const files = async () => (await test.services.storage.list('credentials/')).length
  expect(await files()).toBe(4)
  await forgetCredentials(test.services)
  expect(await files()).toBe(4)
  clock = start + 91 * DAY_MS
  await forgetCredentials(test.services)
  expect(await files()).toBe(2)
  const remaining = CredentialList.parse((await ask(test, '/credentials', { headers: learner() })).json())
  expect(remaining.map(({ state }) => state)).toEqual(['approved', 'approved'])
})

it('asks the partner for a decision in the language of their account', async () => {
  const partnerOf = { firstName: 'Paz', isProfessionalPartner: true, language: 'es' } as const
  const paz = await addPerson(test, { email: 'paz@oncall.test', ...partnerOf })
  const eva = await addPerson(test, { email: 'eva@oncall.test', assignedPartnerId: paz.id })
  await send({}, PDF, person(eva))
  expect(test.mails.at(-1)).toMatchObject({
    to: 'paz@oncall.test',
    subject: expect.stringMatching(/envió un documento para revisión$/),
    text: expect.stringContaining('Hola, Paz:'),
  })
})
