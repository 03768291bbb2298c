import { buffer } from 'node:stream/consumers'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { fromBufferPromise } from 'yauzl'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { employ } from '../testing/company.ts'
import { eventually } from '../testing/eventually.ts'
import { addPerson } from '../testing/people.ts'
import { certify } from '../testing/training/certify.ts'
import { certificateName } from './content/valid-certificates.ts'
import { openPacks } from './testing/open-packs.ts'

let packs: Awaited<ReturnType<typeof openPacks>>
beforeAll(async () => {
  packs = await openPacks()
})
beforeEach(() => packs.clear())
afterEach(() => jest.restoreAllMocks())
afterAll(() => packs.test.close())

const ALL = { modules: ['IC0112', 'IC0113', 'IC0116'], hasCertificates: true }

const certificate = async (who: typeof packs.ana, module: string, day: string) =>
  certify(packs.test, who, module, new Date(`${day}T12:00:00Z`))

const change = (id: string, values: Partial<typeof certificates.$inferInsert>) =>
  packs.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set(values).where(eq(certificates.id, id)),
  )

async function certificatesIn(id: string): Promise<Map<string, Buffer>> {
  const { rawPayload } = await packs.download(id, 'inspection-pack.zip')
  const zip = await fromBufferPromise(rawPayload, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    if (entry.fileName.startsWith('certificates/'))
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

async function textOf(pdf: Buffer = Buffer.alloc(0)): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

it('puts the PDF of each valid certificate into the ZIP, and no other', async () => {
  await certificate(packs.bob, 'IC0113', '2026-07-01')
  const revoked = await certificate(packs.ana, 'IC0113', '2026-07-01')
  await change(revoked, { revokedAt: new Date('2026-08-01T00:00:00Z') })
  await certificate(packs.bob, 'IC0116', '2010-01-01')
  expect(await packs.size(ALL)).toEqual({ people: 2, certificates: 2 })
  const id = await packs.made(ALL)
  expect((await packs.list())[0]?.certificates).toEqual({ done: 2, total: 2 })
  const files = await certificatesIn(id)
  const names = [...files.keys()]
  expect(names).toEqual([
    expect.stringMatching(/^certificates\/Ana-Diaz-IC0112-2026-\d+\.pdf$/),
    expect.stringMatching(/^certificates\/Bob-Nguyễn-IC0113-2026-\d+\.pdf$/),
  ])
  const number = /2026-\d+/.exec(names[1] ?? '')?.[0] ?? 'none'
  expect(await textOf(files.get(names[1] ?? ''))).toMatch(new RegExp(`Bob Nguyễn.*${number}`))
})

it('has no certificate unless that was asked for', async () => {
  const id = await packs.made({ ...ALL, hasCertificates: false })
  expect((await packs.list())[0]).toMatchObject({ hasCertificates: false, certificates: null })
  expect([(await certificatesIn(id)).size, (await packs.storedFiles()).length]).toEqual([0, 2])
})

it('has those that were valid on a past day', async () => {
  const id = await packs.made({ ...ALL, on: '2026-06-15' })
  expect([...(await certificatesIn(id)).keys()]).toEqual([expect.stringContaining('Ana-Diaz-IC0112')])
  expect(await packs.size({ ...ALL, on: '2026-05-01' })).toMatchObject({ certificates: 0 })
})

it('leaves out a certificate that is revoked while the pack is made', async () => {
  const last = await certificate(packs.ana, 'IC0116', '2026-09-01')
  const { storage } = packs.test.services
  const put = storage.put.bind(storage)
  jest.spyOn(storage, 'put').mockImplementation(async (key, ...file) => {
    if (key.endsWith('.csv')) await change(last, { revokedAt: new Date('2026-11-21T12:00:00Z') })
    await put(key, ...file)
  })
  const id = await packs.made(ALL)
  expect([...(await certificatesIn(id)).keys()].filter((name) => name.includes('IC0116'))).toEqual([])
})

it('goes on after a failure without writing a file twice', async () => {
  const { storage } = packs.test.services
  const put = storage.put.bind(storage)
  let stored = 0
  const spy = jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
    stored += 1
    if (stored === 4) throw new Error('The disk is full.')
    await put(...file)
  })
  const { id } = (await packs.request(ALL)).json<{ id: string }>()
  await eventually(async () => {
    await packs.test.services.jobs.drain({ isEarly: true })
    expect((await packs.list())[0]).toMatchObject({ id, state: 'ready', certificates: { done: 2, total: 2 } })
  })
  // The PDF, the CSV, and each certificate; one of these failed once.
  expect([spy.mock.calls.length, (await packs.storedFiles()).length]).toEqual([5, 4])
})

it('deletes the certificates with the pack', async () => {
  const id = await packs.made(ALL)
  expect(await packs.storedFiles()).toHaveLength(4)
  await packs.remove(`inspection-packs/${id}`)
  expect(await packs.storedFiles()).toEqual([])
})

it('makes many certificates in several jobs', async () => {
  for (let at = 0; at < 5; at += 1) {
    const each = await addPerson(packs.test, { email: `many${at}@home.test`, lastName: `Many ${at}` })
    await employ(packs.test, each, { companyId: packs.acme, jobRole: 'Roofer', site: 'Pier' })
    for (const { code } of CORE_MODULES) await certificate(each, code, '2026-10-01')
  }
  const scope = { modules: CORE_MODULES.map(({ code }) => code), site: 'Pier' }
  const total = CORE_MODULES.length * 5
  expect(total).toBeGreaterThan(50)
  expect(await packs.size(scope)).toEqual({ people: 5, certificates: total })
  const { id } = (await packs.request({ ...scope, hasCertificates: true })).json<{ id: string }>()
  await eventually(async () =>
    expect((await packs.list())[0]).toMatchObject({ state: 'ready', certificates: { done: total, total } }),
  )
  expect((await certificatesIn(id)).size).toBe(total)
}, 60_000)

it.each([
  ['../../etc/passwd', 'certificates/etc-passwd-IC0112-2026-1.pdf'],
  ['Ana "A" Díaz, Jr.', 'certificates/Ana-A-Díaz-Jr-IC0112-2026-1.pdf'],
  ['   ', 'certificates/person-IC0112-2026-1.pdf'],
])('names the file of %p so that every system can store it', (person, name) => {
  expect(certificateName(person, { moduleCode: 'IC0112', number: '2026-1' })).toBe(name)
})
