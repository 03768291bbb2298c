import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { courseStructure, zipOf } from '../testing/courses/course-archives.ts'
import { uploadPackage } from '../testing/courses/package-player.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { requirement } from '../testing/xapi/cmi5-requirement.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const admin = as({ role: 'admin', email: 'admin@oncall.test' })
const upload = (file: Buffer) => uploadPackage(test, file)

const html = { 'index.html': '<p>Hello' }
const id = (part: string) => `https://courses.example.test/rigging${part}`
const title = '<title><langstring lang="en-US">Rope</langstring></title>'
const unit = (name: string, url = 'index.html') => `<au id="${name}">${title}<url>${url}</url></au>`
const objective = (name: string) => `<objectives><objective id="${name}">${title}</objective></objectives>`
/** With more in front of its block. */
const withMore = (more: string) => courseStructure().replace('<block ', `${more}<block `)
const withId = (from: string, to: string) => courseStructure().replace(`id="${id(from)}"`, `id="${to}"`)

it.each([
  ['3.0.0.0-1 (d)', withId('', 'courses.example.test/rigging'), /full address/],
  ['3.0.0.0-1 (d)', withId('/slings', 'slings'), /full address.*"slings"/],
  ['3.0.0.0-1 (d)', withId('/slings/1', ''), /full address/],
  ['3.0.0.0-1 (d)', withMore(objective('lift')), /full address.*"lift"/],
  ['8.1.0.0-6 (d)', withMore(unit(id('/2'), 'index.html?endpoint=x')), /"endpoint"/],
  ['13.1.2.0-1 (d)', withMore(`<block id="${id('/slings')}">${unit(id('/2'))}</block>`), /twice/],
  ['13.1.3.0-1 (d)', withMore(objective(id('/lift')) + objective(id('/lift'))), /twice/],
  ['13.1.4.0-1 (d)', withMore(unit(id('/slings/1'))), /twice/],
  ['13.1.4.0-2 (d)', withMore(unit(id('/2'), 'http://example.com index.html')), /another server/],
  ['14.1.0.0-4 (d)', withMore(unit(id('/2'), 'not-found.html')), /not-found\.html/],
])('keeps requirement %s of cmi5', async (number, structure, text) => {
  expect(requirement(number)).toMatch(/ reject /)
  const answer = await upload(await zipOf({ 'cmi5.xml': structure, ...html }))
  expect([answer.statusCode, answer.json().fields?.file]).toEqual([422, expect.stringMatching(text)])
})

it(requirement('6.1.0.0-2'), async () => {
  const units = Array.from({ length: 1_000 }, (_, at) => unit(id(`/more/${at}`)))
  const answer = await upload(await zipOf({ 'cmi5.xml': withMore(units.join('')), ...html }))
  expect([answer.statusCode, answer.json().unitCount]).toEqual([201, 1_001])
})

it(requirement('13.1.0.0-1'), async () => {
  const structure = withId('/slings/1', ` ${id('/slings/1')}\n`)
  const { id: made } = (await upload(await zipOf({ 'cmi5.xml': structure, ...html }))).json()
  const { units } = (await ask(test, `/packages/${made}`, { headers: admin })).json()
  expect(units).toMatchObject([{ unitId: id('/slings/1') }])
})

it(`${requirement('14.0.0.0-1')} (Zip64)`, async () => {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries({ 'cmi5.xml': courseStructure(), ...html }))
    zip.addBuffer(Buffer.from(text), name, { forceZip64Format: true })
  zip.end({ forceZip64Format: true, comment: '' })
  expect((await upload(await buffer(zip.outputStream))).statusCode).toBe(201)
})

it('accepts a unit that mentions an objective by its id', async () => {
  const mention = `<objectives><objective idref="${id('/lift')}"/></objectives>`
  const structure = withMore(objective(id('/lift'))).replaceAll('<url>', `${mention}<url>`)
  expect((await upload(await zipOf({ 'cmi5.xml': structure, ...html }))).statusCode).toBe(201)
})
