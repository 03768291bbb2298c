import {
  CompanyClassAnswer,
  CompanyClassList,
  CompanyClassPeople,
  OwnAssignmentList,
  TrainingMatrix,
} from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { companyClasses } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { addCompanies, employ } from '../../testing/company.ts'
import { ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'
import { multipart } from '../../testing/upload-form.ts'
import { removeSheetsJob, scheduleSheetRetention } from './sheet-retention.jobs.ts'

const PDF = '%PDF-1.7\nsigned\n%%EOF\n'
const DAY_MS = 24 * 60 * 60_000
const START = new Date('2026-11-21T12:00:00Z')

let test: TestApp
let clock = START
let helen: Person
let ana: Person
let bob: Person
let acme: number
/** Manages another company. */
let ruth: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  await scheduleSheetRetention(test.services)
  ;({ helen, ruth, acme, ana, bob } = await addCompanies(test))
})
beforeEach(async () => {
  clock = START
  await test.services.database.withTenant(1, async (tx) => {
    for (const table of [companyClasses, companyRules, companyPeople, trainingAssignments, certificates])
      await tx.delete(table)
  })
  for (const person of [ana, bob]) await employ(test, person, { companyId: acme, jobRole: 'Roofer' })
})
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => as({ userId, email, isSubscribed: true })
const details = () => ({
  ...{ people: [ana.id], module: 'IC0113', heldOn: '2026-11-20', minutes: 90, place: 'Yard 3' },
  ...{ trainer: 'Omar Haddad', qualification: 'Competent person for respirators' },
})

function record(changes: object = {}, sheet: string | Buffer | null = null, who = helen) {
  const file =
    sheet === null ? null : { field: 'sheet', name: 'sheet.exe', type: 'text/html', content: sheet }
  const { headers, payload } = multipart({ details: JSON.stringify({ ...details(), ...changes }) }, file)
  const url = '/api/company/classes'
  return test.app.inject({ method: 'POST', url, headers: { ...headers, ...signedIn(who) }, payload })
}
async function recorded(changes: object = {}, sheet: string | null = null): Promise<number> {
  return CompanyClassAnswer.parse((await record(changes, sheet)).json()).id
}
const get = (path: string, who = helen) => ask(test, `/company/${path}`, { headers: signedIn(who) })
const post = (path: string, body: object, who = helen) =>
  ask(test, `/company/${path}`, { body, headers: signedIn(who) })
const voidClass = (id: number, who = helen) => post(`classes/${id}/void`, { reason: 'Wrong people' }, who)
function addSheet(id: number, who = helen) {
  const { headers, payload } = multipart({}, { field: 'sheet', name: 'a.pdf', type: '', content: PDF })
  const url = `/api/company/classes/${id}/sheet`
  return test.app.inject({ method: 'PUT', url, headers: { ...headers, ...signedIn(who) }, payload })
}
async function standingOf({ id }: Person, module = 'IC0113') {
  const matrix = TrainingMatrix.parse((await get('training')).json())
  return matrix.items.find((row) => row.id === id)?.cells.find((cell) => cell.module === module)?.standing
}
async function dueDates({ email, id }: Person) {
  const answer = await ask(test, '/training/assignments', { headers: as({ userId: id, email }) })
  return OwnAssignmentList.parse(answer.json())
}
const assign = (dueOn: string) =>
  ask(test, '/training/assignments', {
    body: { people: [ana.id, bob.id], modules: ['IC0113'], dueOn },
    headers: signedIn(helen),
  })

it('counts a class as training of who attended, and of no one else', async () => {
  const answer = await record({ people: [ana.id] })
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { people: 1, fulfilled: 0 }])
  expect(await standingOf(ana)).toMatchObject({ state: 'current', until: '2027-11-20', trainedBy: 'class' })
  expect(await standingOf(bob)).toMatchObject({ state: 'not_trained' })
  const [row] = CompanyClassList.parse((await get('classes')).json())
  expect(row).toMatchObject({ ...{ module: 'IC0113', minutes: 90, people: 1 }, sheet: null, voided: null })
  const people = CompanyClassPeople.parse((await get(`classes/${row?.id}/people`)).json())
  expect(people.map(({ name }) => name)).toEqual(['Ana Diaz'])
})

it('counts for the months of a rule, where they are fewer', async () => {
  const modules = [{ module: 'IC0113', months: 6, basis: 'recommended' }]
  await post('rules', { jobRole: '', site: '', department: '', dueInDays: 30, modules })
  await record()
  expect(await standingOf(ana)).toMatchObject({ state: 'current', until: '2027-05-20', isRequired: true })
})

it('leaves a certificate that counts longer what counts', async () => {
  await certify(test, ana, 'IC0113', clock)
  await record()
  expect(await standingOf(ana)).toMatchObject({ until: '2027-11-21', trainedBy: 'certificate' })
})

it('is recorded for everyone who matches, as many as were on screen', async () => {
  const matching = { learners: 'company' }
  const sent = (expected: number) => record({ people: undefined, matching, expected })
  expect((await sent(3)).json()).toMatchObject({ code: 'count-changed' })
  expect((await sent(2)).json()).toMatchObject({ people: 2 })
})

it('fulfills due dates, and gives them back when it is voided', async () => {
  await assign('2026-12-31')
  const { id } = CompanyClassAnswer.parse((await record({ heldOn: '2026-11-21' })).json())
  expect([await dueDates(ana), await dueDates(bob)]).toMatchObject([[], [{ dueOn: '2026-12-31' }]])
  expect((await voidClass(id)).statusCode).toBe(204)
  expect(await dueDates(ana)).toMatchObject([{ dueOn: '2026-12-31', isDone: false }])
  expect(await standingOf(ana)).toMatchObject({ state: 'assigned' })
  const [row] = CompanyClassList.parse((await get('classes')).json())
  expect(row?.voided).toMatchObject({ by: 'helen@acme.test', reason: 'Wrong people' })
  expect((await voidClass(id)).json()).toMatchObject({ code: 'class-not-found' })
})

it('leaves a due date that was set after the class had stopped to count', async () => {
  await assign('2026-12-31')
  expect((await record({ heldOn: '2025-11-01' })).json()).toMatchObject({ people: 1, fulfilled: 0 })
  expect(await dueDates(ana)).toHaveLength(1)
})

it('stores a sheet by its content, once, and gives it only to managers of the company', async () => {
  const withSheet = await recorded({}, PDF)
  const file = await get(`classes/${withSheet}/sheet`)
  expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, PDF, 'application/pdf'])
  expect(file.headers['content-disposition']).toContain('sheet.pdf')
  expect((await addSheet(withSheet)).json()).toMatchObject({ code: 'class-has-sheet' })
  const without = await recorded()
  expect((await get(`classes/${without}/sheet`)).statusCode).toBe(404)
  expect((await addSheet(without)).statusCode).toBe(204)
  expect((await get(`classes/${without}/sheet`)).body).toBe(PDF)
  const refused = await record({}, '<script>alert(1)</script>')
  expect([refused.statusCode, refused.json()]).toMatchObject([415, { fields: { sheet: expect.any(String) } }])
})

it('removes sheets that no class names, two days later', async () => {
  const stored = await recorded({}, PDF)
  await test.services.storage.put('sign-in-sheets/1/2026-11-21/lost.pdf', Buffer.from(PDF), 'application/pdf')
  clock = new Date(START.getTime() + 4 * DAY_MS)
  await test.services.jobs.enqueue(removeSheetsJob, {})
  await test.services.jobs.drain()
  expect(await test.services.storage.list('sign-in-sheets/1/2026-11-21/lost')).toEqual([])
  expect((await get(`classes/${stored}/sheet`)).statusCode).toBe(200)
})

it.each([
  ['a day to come', { heldOn: '2026-11-23' }, 'heldOn'],
  ['a day more than five years ago', { heldOn: '2021-11-20' }, 'heldOn'],
  ['a module of nowhere', { module: 'IC9999' }, 'module'],
  ['no trainer', { trainer: '' }, 'trainer'],
  ['a trainer without a qualification', { qualification: '' }, 'qualification'],
  ['no minutes', { minutes: 0 }, 'minutes'],
  ['no people', { people: [] }, 'people'],
])('refuses %s', async (_what, changes, field) => {
  const answer = await record(changes)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  expect(CompanyClassList.parse((await get('classes')).json())).toEqual([])
})

it('is out of reach for managers of another company', async () => {
  const id = await recorded({}, PDF)
  expect((await record({}, null, ruth)).json()).toMatchObject({ code: 'learner-not-found' })
  expect((await get('classes', ruth)).json()).toEqual([])
  const answers = [
    await get(`classes/${id}/people`, ruth),
    await get(`classes/${id}/sheet`, ruth),
    await voidClass(id, ruth),
    await addSheet(id, ruth),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect((await get('classes', ana)).statusCode).toBe(403)
})
