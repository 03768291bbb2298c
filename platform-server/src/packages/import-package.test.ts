import { CoursePackage } from '@platform/shared-contracts/http'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { archives, courseStructure, manifest12, zipOf } from '../testing/courses/course-archives.ts'
import { uploadPackage } from '../testing/courses/package-player.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const admin = as({ role: 'admin', email: 'admin@oncall.test' })
const upload = (file: Buffer, headers: Record<string, string> = admin) => uploadPackage(test, file, headers)

async function refused(file: Buffer) {
  const before = await test.services.storage.list('packages/')
  const answer = await upload(file)
  expect(await test.services.storage.list('packages/')).toEqual(before)
  const { fields, message } = answer.json()
  return { status: answer.statusCode, text: String(fields?.file ?? message) }
}

it.each([
  ['scorm12', 'Forklift basics', archives.scorm12],
  ['scorm2004', 'Crane signals', archives.scorm2004],
  ['cmi5', 'Rigging', archives.cmi5],
] as const)('imports %s, closed to learners', async (kind, title, make) => {
  const answer = await upload(await make())
  expect(answer.statusCode).toBe(201)
  const expected = { kind, title, unitCount: 1, fileCount: 3, isOpen: false, uploadedBy: 'admin@oncall.test' }
  expect(CoursePackage.parse(answer.json())).toMatchObject({
    ...expected,
    fileName: 'course.zip',
    learners: 0,
  })
})

it('is for staff', async () => {
  const file = await archives.scorm12()
  expect((await upload(file, {})).statusCode).toBe(401)
  expect((await upload(file, as({ role: 'user', isSubscribed: true }))).statusCode).toBe(403)
})

it('lists what was imported by name and standard, for its own tenant only', async () => {
  await upload(await archives.scorm12({ title: 'Zebra' }))
  const titles = async (query: string, host = 'localhost') =>
    (await ask(test, `/admin/packages?${query}`, { headers: admin, host }))
      .json()
      .items.map(({ title }: { title: string }) => title)
  expect(await titles('q=zeb')).toEqual(['Zebra'])
  expect(await titles('q=zeb&kind=cmi5')).toEqual([])
  expect(await titles('sort=-title&kind=scorm12')).toEqual(['Zebra', 'Forklift basics'])
  expect(await titles('', 'trinova.localhost')).toEqual([])
})

it('leads no other tenant to a package, nor to what is behind it', async () => {
  const { id } = (await upload(await archives.scorm12())).json()
  const given = { headers: admin, host: 'trinova.localhost' }
  const body = { title: 'Stolen', isOpen: true }
  const answers = [
    await ask(test, `/admin/packages/${id}`, given),
    await ask(test, `/admin/packages/${id}/learners`, given),
    await ask(test, `/admin/packages/${id}`, { ...given, method: 'PUT', body }),
    await ask(test, `/admin/packages/${id}`, { ...given, method: 'DELETE' }),
    await ask(test, `/packages/${id}`, given),
    await ask(test, `/packages/${id}/launches`, { ...given, body: { unitId: 'unit-1' } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
})

it('removes a package with its files', async () => {
  const before = await test.services.storage.list('packages/')
  const { id } = (await upload(await archives.cmi5())).json()
  expect(await test.services.storage.list('packages/')).toHaveLength(before.length + 3)
  expect((await ask(test, `/admin/packages/${id}`, { method: 'DELETE', headers: admin })).statusCode).toBe(
    204,
  )
  expect(await test.services.storage.list('packages/')).toEqual(before)
})

const html = { 'index.html': '<p>Hello' }

it.each([
  ['no archive', Buffer.from('PK is not enough'), 415, /not a ZIP archive/],
  ['an archive without a manifest', html, 422, /no imsmanifest\.xml or cmi5\.xml at the top/],
  ['a manifest in a folder', { 'course/imsmanifest.xml': manifest12() }, 422, /at the top/],
  [
    'a manifest that is no XML',
    { 'imsmanifest.xml': '<manifest>', ...html },
    422,
    /imsmanifest\.xml cannot be read/,
  ],
  ['another document', { 'imsmanifest.xml': '<html/>', ...html }, 422, /<html>/],
  [
    'another standard',
    { 'imsmanifest.xml': manifest12().replace('>1.2<', '>2.0<'), ...html },
    422,
    /version "2\.0"/,
  ],
  [
    'a lesson that is missing',
    { 'imsmanifest.xml': manifest12({ href: 'gone.html' }), ...html },
    422,
    /gone\.html/,
  ],
  [
    'a lesson elsewhere',
    { 'imsmanifest.xml': manifest12({ href: 'https://evil.test/' }), ...html },
    422,
    /another server/,
  ],
  [
    'nothing to open',
    { 'imsmanifest.xml': manifest12().replace(/<item.*<\/item>/s, ''), ...html },
    422,
    /no lesson/,
  ],
  ['cmi5 without a file', { 'cmi5.xml': courseStructure() }, 422, /index\.html/],
] as const)('refuses %s', async (_what, content, status, text) => {
  const answer = await refused(Buffer.isBuffer(content) ? content : await zipOf(content))
  expect(answer).toEqual({ status, text: expect.stringMatching(text) })
})

it('resolves no entities: neither files of the server nor bombs of text', async () => {
  const doctype = '<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const source = manifest12({ title: '&x;' }).replace('?>', `?>${doctype}`)
  expect((await refused(await zipOf({ 'imsmanifest.xml': source, ...html }))).text).toMatch('document type')
  const unknown = manifest12({ title: '&x;' })
  expect((await refused(await zipOf({ 'imsmanifest.xml': unknown, ...html }))).text).toMatch('cannot be read')
})

/** yazl writes no harmful path itself. */
async function renamed(from: string, to: string): Promise<Buffer> {
  const zip = await zipOf({ 'imsmanifest.xml': manifest12(), ...html, [from]: 'x' })
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

it.each([
  ['climb', '../../escape'],
  ['are absolute', '/etc/passwd00'],
  ['name a drive', 'C:/windows/x0'],
])('refuses paths that %s', async (_what, path) => {
  expect((await refused(await renamed('a'.repeat(path.length), path))).text).toMatch(
    'path that is not allowed',
  )
})

it('refuses a path twice, and a link', async () => {
  expect((await refused(await renamed('indey.html', 'index.html'))).text).toMatch('twice')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(manifest12()), 'imsmanifest.xml')
  zip.addBuffer(Buffer.from('/etc/passwd'), 'index.html', { mode: 0o120777 })
  zip.end()
  expect((await refused(await buffer(zip.outputStream))).text).toMatch('encrypted or a link')
})

it('does not unpack a bomb', async () => {
  const bomb = await zipOf({ 'imsmanifest.xml': manifest12(), 'index.html': Buffer.alloc(30_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect((await refused(bomb)).text).toMatch('compressed far more')
})

it('notices sizes that are not what the archive declares', async () => {
  const zip = await zipOf({ 'imsmanifest.xml': manifest12(), 'index.html': '<p>'.repeat(5_000) })
  const declared = Buffer.alloc(4)
  declared.writeUInt32LE(15_000)
  const small = Buffer.alloc(4)
  small.writeUInt32LE(10)
  const lying = Buffer.from(
    zip.toString('latin1').replaceAll(declared.toString('latin1'), small.toString('latin1')),
    'latin1',
  )
  expect((await refused(lying)).text).toMatch('damaged')
})
