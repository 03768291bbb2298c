import { randomUUID } from 'node:crypto'
import { TrainingMatrix } from '@platform/shared-contracts/http'
import { extractText, getDocumentProxy } from 'unpdf'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { certify } from '../testing/training/certify.ts'
import { removePacksJob } from './packs.jobs.ts'
import { openPacks, START } from './testing/open-packs.ts'

const DAY_MS = 24 * 60 * 60_000

let packs: Awaited<ReturnType<typeof openPacks>>
beforeAll(async () => {
  packs = await openPacks()
})
beforeEach(() => packs.clear())
afterAll(() => packs.test.close())

const inTenant: (typeof packs)['test']['services']['database']['withTenant'] = (...how) =>
  packs.test.services.database.withTenant(...how)

/** A pack whose job has not started. */
async function waiting(): Promise<string> {
  const id = randomUUID()
  const { acme: companyId, helen } = packs
  await inTenant(1, (tx) =>
    tx.insert(inspectionPacks).values({
      ...{ id, tenantId: 1, companyId, modules: ['IC0112'], site: '', department: '', state: 'waiting' },
      ...{ describesOn: '2026-11-21', requestedBy: helen.email, requestedAt: START },
    }),
  )
  return id
}

async function pdfText(id: string): Promise<string> {
  const { rawPayload } = await packs.download(id, 'inspection-pack.pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function removeOld(): Promise<void> {
  await packs.test.services.jobs.enqueue(removePacksJob, {})
  await packs.test.services.jobs.drain()
}

it('names each person with what they have and what is missing', async () => {
  const id = await packs.made()
  const [pack] = await packs.list()
  expect(pack).toMatchObject({ state: 'ready', counts: { people: 2, required: 2, current: 1 } })
  const text = await pdfText(id)
  expect(text).toMatch(/Training records for inspection Acme As of Nov 21, 2026\./)
  expect(text).toMatch(/1 required training of 1 person was not current\..*Bob Nguyễn Roofer Fall Protection/)
  expect(text).toMatch(/Ana Diaz Roofer Current Jun 1, 2026 Jun 1, 2028 Certificate 2026-\d+, code \w+/)
  expect(text).toMatch(/Bob Nguyễn Roofer Current Nov 20, 2026 .* Class, taught by Omar Haddad/)
  expect(text).toMatch(
    /Nov 20, 2026 Respiratory .* 90 Omar Haddad, Competent person Yard 3 Bob Nguyễn On file/,
  )
})

it('agrees with the matrix of the same day', async () => {
  await packs.made()
  const [pack] = await packs.list()
  const matrix = TrainingMatrix.parse((await packs.get('training')).json())
  expect(matrix.summary.compliance).toEqual({ required: 2, current: 1 })
  expect(pack?.counts).toMatchObject(matrix.summary.compliance ?? {})
})

it('writes a line of 18 columns for each person and module', async () => {
  const id = await packs.made()
  const { body } = await packs.download(id, 'training-records.csv')
  const [header = '', ...lines] = body.replace('\ufeff', '').trim().split('\r\n')
  expect(header.split(',')).toHaveLength(18)
  expect(lines).toHaveLength(4)
  expect(lines.find((line) => line.startsWith('Ana Diaz') && line.includes('IC0112'))).toMatch(
    /^Ana Diaz,ana@home\.test,Acme,,,IC0112,current,.*2026-06-01,1,,en,\d+,[\w-]+,2028-06-01,certificate$/,
  )
  expect(lines.find((line) => line.startsWith('Bob') && line.includes('IC0113'))).toMatch(/,Omar Haddad$/)
})

it('describes a past day by the records that counted then', async () => {
  await certify(packs.test, packs.bob, 'IC0112', new Date('2025-01-10T12:00:00Z'))
  await certify(packs.test, packs.bob, 'IC0112', new Date('2026-11-10T12:00:00Z'))
  const id = await packs.made({ on: '2025-06-30' })
  const lines = (await packs.download(id, 'training-records.csv')).body.split('\r\n')
  expect(lines.find((line) => line.startsWith('Bob') && line.includes('IC0112'))).toMatch(
    /,current,.*2025-01-10,.*,2027-01-10,certificate$/,
  )
  // The class of November 2026 and Ana's certificate of June 2026 were not there yet.
  expect(lines.filter((line) => line.includes('not_trained'))).toHaveLength(3)
})

it('keeps to the chosen site, and says so', async () => {
  await inTenant(1, (tx) => tx.update(companyPeople).set({ site: 'Austin' }))
  const id = await packs.made({ site: 'Dallas' })
  expect((await packs.list())[0]?.counts).toEqual({ people: 0, required: 0, current: 0 })
  expect(await pdfText(id)).toContain('Site: Dallas')
})

it('packs the PDF, the CSV and the sign-in sheets into one file', async () => {
  const id = await packs.made()
  const { statusCode, headers, rawPayload } = await packs.download(id, 'inspection-pack.zip')
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
  const answer = await packs.request(changes)
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([422, [field]])
})

it('asks to wait while three are being made', async () => {
  for (let at = 0; at < 3; at += 1) await waiting()
  expect((await packs.request()).statusCode).toBe(409)
})

it('shows managers of other companies nothing of it', async () => {
  const id = await packs.made()
  expect(await packs.list(packs.ruth)).toEqual([])
  const answers = [
    await packs.download(id, 'inspection-pack.pdf', packs.ruth),
    await packs.remove(`inspection-packs/${id}`, packs.ruth),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

it('neither links to a pack that is not ready nor serves its files', async () => {
  const id = await waiting()
  const answer = await packs.post(`inspection-packs/${id}/links`, { recipient: 'Reed', days: 7 })
  expect([answer.statusCode, (await packs.download(id, 'inspection-pack.pdf')).statusCode]).toEqual([
    409, 409,
  ])
})

it('deletes a pack with its files', async () => {
  const id = await packs.made()
  expect(await packs.storedFiles()).toHaveLength(2)
  expect((await packs.remove(`inspection-packs/${id}`)).statusCode).toBe(204)
  expect([await packs.list(), await packs.storedFiles()]).toEqual([[], []])
})

it('deletes packs after 90 days, and files that no pack names', async () => {
  await packs.made()
  await packs.test.services.storage.put('inspection-packs/1/2026-11-01/lost.pdf', Buffer.from('x'), 'a/b')
  await removeOld()
  expect(await packs.storedFiles()).toHaveLength(2)
  packs.setNow(new Date(START.getTime() + 91 * DAY_MS))
  await removeOld()
  expect([await packs.list(), await packs.storedFiles()]).toEqual([[], []])
})
