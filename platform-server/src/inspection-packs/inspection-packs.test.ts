import { randomUUID } from 'node:crypto'
import {
  InspectionPackId,
  InspectionPackList,
  NewPackLink,
  SharedPack,
  TrainingMatrix,
} from '@platform/shared-contracts/http'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Person } from '../domain/accounts/people.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { addCompany, employ } from '../testing/company.ts'
import { eventually } from '../testing/eventually.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { certify } from '../testing/training/certify.ts'
import { multipart } from '../testing/upload-form.ts'
import { removePacksJob, schedulePackRetention } from './packs.jobs.ts'

const SHEET = '%PDF-1.7\nsigned\n%%EOF\n'
const DAY_MS = 24 * 60 * 60_000
const START = new Date('2026-11-21T12:00:00Z')

let test: TestApp
let clock = START
let helen: Person
/** Manages another company. */
let ruth: Person
let ana: Person
let acme: number
let bob: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  await schedulePackRetention(test.services)
  helen = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  ruth = await addPerson(test, { email: 'ruth@other.test', firstName: 'Ruth' })
  ana = await addPerson(test, { email: 'ana@home.test', firstName: 'Ana', lastName: 'Diaz' })
  bob = await addPerson(test, { email: 'bob@home.test', firstName: 'Bob', lastName: 'Nguyễn' })
  acme = await addCompany(test, 'Acme', helen)
  await addCompany(test, 'Other', ruth)
  for (const person of [ana, bob]) await employ(test, person, { companyId: acme, jobRole: 'Roofer' })
  const modules = [{ module: 'IC0112', months: 24, basis: 'recommended' }]
  await post('rules', { jobRole: '', site: '', department: '', dueInDays: 30, modules })
  await certify(test, ana, 'IC0112', new Date('2026-06-01T12:00:00Z'))
  await recordClass()
})
beforeEach(async () => {
  clock = START
  await test.services.database.withTenant(1, (tx) => tx.delete(inspectionPacks))
  for (const key of await storedFiles()) await test.services.storage.remove(key)
})
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => as({ userId, email, isSubscribed: true })
const get = (path: string, who = helen) => ask(test, `/company/${path}`, { headers: signedIn(who) })
const post = (path: string, body: object, who = helen) =>
  ask(test, `/company/${path}`, { body, headers: signedIn(who) })
const remove = (path: string, who = helen) =>
  ask(test, `/company/${path}`, { method: 'DELETE', headers: signedIn(who) })

async function recordClass() {
  const details = {
    ...{ people: [bob.id], module: 'IC0113', heldOn: '2026-11-20', minutes: 90, place: 'Yard 3' },
    ...{ trainer: 'Omar Haddad', qualification: 'Competent person' },
  }
  const sheet = { field: 'sheet', name: 'sheet.pdf', type: 'application/pdf', content: SHEET }
  const { headers, payload } = multipart({ details: JSON.stringify(details) }, sheet)
  const url = '/api/company/classes'
  await test.app.inject({ method: 'POST', url, headers: { ...headers, ...signedIn(helen) }, payload })
}

const WANTED = { modules: ['IC0112', 'IC0113'], site: '', department: '', on: '2026-11-21' }

async function made(changes: object = {}): Promise<string> {
  const { id } = InspectionPackId.parse((await post('inspection-packs', { ...WANTED, ...changes })).json())
  await eventually(async () => expect((await list())[0]).toMatchObject({ id, state: 'ready' }))
  return id
}
const storedFiles = () => test.services.storage.list('inspection-packs/')
/** A pack whose job has not begun. */
async function waiting(): Promise<string> {
  const id = randomUUID()
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(inspectionPacks).values({
      ...{ id, tenantId: 1, companyId: acme, modules: ['IC0112'], site: '', department: '' },
      ...{ describesOn: '2026-11-21', state: 'waiting', requestedBy: helen.email, requestedAt: clock },
    }),
  )
  return id
}
const list = async (who = helen) => InspectionPackList.parse((await get('inspection-packs', who)).json())
const download = (id: string, file: string, who = helen) => get(`inspection-packs/${id}/${file}`, who)

async function pdfText(id: string): Promise<string> {
  const { rawPayload } = await download(id, 'inspection-pack.pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
async function shared(id: string, days = 7) {
  const answer = await post(`inspection-packs/${id}/links`, { recipient: 'Inspector Reed', days })
  const link = NewPackLink.parse(answer.json())
  return { ...link, key: new URL(link.url).searchParams.get('key') ?? '' }
}
const open = (key: string) => ask(test, '/inspection-pack', { body: { key } })
const openFile = (key: string, file: string) => ask(test, `/inspection-pack/${file}?key=${key}`, {})

it('names each person with what they have and what is missing', async () => {
  const id = await made()
  const [pack] = await list()
  expect(pack).toMatchObject({ state: 'ready', counts: { people: 2, required: 2, current: 1 } })
  const text = await pdfText(id)
  expect(text).toMatch(/Training records for inspection Acme As of Nov 21, 2026\./)
  expect(text).toMatch(
    /1 required trainings of 1 person were not current\..*Bob Nguyễn Roofer Fall Protection/,
  )
  expect(text).toMatch(/Ana Diaz Roofer Current Jun 1, 2026 Jun 1, 2028 Certificate 2026-\d+, code \w+/)
  expect(text).toMatch(/Bob Nguyễn Roofer Current Nov 20, 2026 .* Class, taught by Omar Haddad/)
  expect(text).toMatch(
    /Nov 20, 2026 Respiratory .* 90 Omar Haddad, Competent person Yard 3 Bob Nguyễn On file/,
  )
})

it('agrees with the matrix of the same day', async () => {
  await made()
  const [pack] = await list()
  const matrix = TrainingMatrix.parse((await get('training')).json())
  expect(matrix.summary.compliance).toEqual({ required: 2, current: 1 })
  expect(pack?.counts).toMatchObject(matrix.summary.compliance ?? {})
})

it('writes a line of 18 columns for each person and module', async () => {
  const id = await made()
  const { body } = await download(id, 'training-records.csv')
  const [header = '', ...lines] = body.replace('\ufeff', '').trim().split('\r\n')
  expect(header.split(',')).toHaveLength(18)
  expect(lines).toHaveLength(4)
  expect(lines.find((line) => line.startsWith('Ana Diaz') && line.includes('IC0112'))).toMatch(
    /^Ana Diaz,ana@home\.test,Acme,,,IC0112,current,.*2026-06-01,1,,en,\d+,[\w-]+,2028-06-01,certificate$/,
  )
  expect(lines.find((line) => line.startsWith('Bob') && line.includes('IC0113'))).toMatch(/,Omar Haddad$/)
})

it('describes a past day by the records that counted then', async () => {
  await certify(test, bob, 'IC0112', new Date('2025-01-10T12:00:00Z'))
  await certify(test, bob, 'IC0112', new Date('2026-11-10T12:00:00Z'))
  const id = await made({ on: '2025-06-30' })
  const lines = (await download(id, 'training-records.csv')).body.split('\r\n')
  expect(lines.find((line) => line.startsWith('Bob') && line.includes('IC0112'))).toMatch(
    /,current,.*2025-01-10,.*,2027-01-10,certificate$/,
  )
  // The class of November 2026 and Ana's certificate of June 2026 were not there yet.
  expect(lines.filter((line) => line.includes('not_trained'))).toHaveLength(3)
})

it('keeps to the chosen site, and says so', async () => {
  await test.services.database.withTenant(1, (tx) => tx.update(companyPeople).set({ site: 'Austin' }))
  const id = await made({ site: 'Dallas' })
  expect((await list())[0]?.counts).toEqual({ people: 0, required: 0, current: 0 })
  expect(await pdfText(id)).toContain('Site: Dallas')
})

it('packs the PDF, the CSV and the sign-in sheets into one file', async () => {
  const id = await made()
  const { statusCode, headers, rawPayload } = await download(id, 'inspection-pack.zip')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  for (const name of [
    'inspection-pack.pdf',
    'training-records.csv',
    /sign-in-sheets\/2026-11-20 IC0113 class \d+ sheet\.pdf/,
  ])
    expect(rawPayload.toString('latin1')).toMatch(name)
})

it.each([
  ['no module', { modules: [] }, 'modules'],
  ['an unknown module', { modules: ['IC9999'] }, 'modules'],
  ['a day to come', { on: '2026-11-22' }, 'on'],
])('refuses %s at its field', async (_what, changes, field) => {
  const answer = await post('inspection-packs', { ...WANTED, ...changes })
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([422, [field]])
})

it('asks to wait while three are being made', async () => {
  for (let at = 0; at < 3; at += 1) await waiting()
  expect((await post('inspection-packs', WANTED)).statusCode).toBe(409)
})

it('shows managers of other companies nothing of it', async () => {
  const id = await made()
  const { id: linkId } = await shared(id)
  expect(await list(ruth)).toEqual([])
  const answers = [
    await download(id, 'inspection-pack.pdf', ruth),
    await post(`inspection-packs/${id}/links`, { recipient: 'Ruth', days: 7 }, ruth),
    await post(`inspection-packs/links/${linkId}/revoke`, {}, ruth),
    await remove(`inspection-packs/${id}`, ruth),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

it('opens by a link until it expires, and logs each use', async () => {
  const { key } = await shared(await made())
  const answer = SharedPack.parse((await open(key)).json())
  expect(answer).toMatchObject({ company: 'Acme', recipient: 'Inspector Reed', on: '2026-11-21' })
  expect((await openFile(key, 'inspection-pack.pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const [link] = (await list())[0]?.links ?? []
  expect(link).toMatchObject({ recipient: 'Inspector Reed', state: 'open' })
  expect(link?.uses.map(({ file }) => file)).toEqual(['inspection-pack.pdf', null])
  clock = new Date(START.getTime() + 7 * DAY_MS)
  expect([(await open(key)).statusCode, (await openFile(key, 'inspection-pack.pdf')).statusCode]).toEqual([
    410, 410,
  ])
  expect((await list())[0]?.links[0]).toMatchObject({ state: 'expired', uses: [{}, {}] })
})

it('closes a link that is revoked, at its tenant and at others', async () => {
  const { id, key } = await shared(await made())
  expect((await ask(test, '/inspection-pack', { body: { key }, host: 'trinova.localhost' })).statusCode).toBe(
    410,
  )
  expect((await post(`inspection-packs/links/${id}/revoke`, {})).statusCode).toBe(204)
  expect((await open(key)).statusCode).toBe(410)
  expect((await post(`inspection-packs/links/${id}/revoke`, {})).statusCode).toBe(404)
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).limit(100),
  )
  expect(JSON.stringify(entries)).not.toContain(key)
})

it('neither links to a pack that is not ready nor serves its files', async () => {
  const id = await waiting()
  const answer = await post(`inspection-packs/${id}/links`, { recipient: 'Reed', days: 7 })
  expect([answer.statusCode, (await download(id, 'inspection-pack.pdf')).statusCode]).toEqual([409, 409])
})

it('deletes a pack with its files and links', async () => {
  const id = await made()
  const { key } = await shared(id)
  expect(await storedFiles()).toHaveLength(2)
  expect((await remove(`inspection-packs/${id}`)).statusCode).toBe(204)
  expect(await storedFiles()).toEqual([])
  expect((await open(key)).statusCode).toBe(410)
})

async function removeOld() {
  await test.services.jobs.enqueue(removePacksJob, {})
  await test.services.jobs.drain()
}

it('deletes packs after 90 days, and files that no pack names', async () => {
  await made()
  await test.services.storage.put('inspection-packs/1/2026-11-01/lost.pdf', Buffer.from('x'), 'a/b')
  await removeOld()
  expect(await storedFiles()).toHaveLength(2)
  clock = new Date(START.getTime() + 91 * DAY_MS)
  await removeOld()
  expect([await list(), await storedFiles()]).toEqual([[], []])
})
