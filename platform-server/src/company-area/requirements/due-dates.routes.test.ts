import {
  CompanyExemptionList,
  OwnAssignmentList,
  Refresher,
  type RequiredModule,
} from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { applyRequirements } from '../../domain/requirements/apply-requirements.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { addCompany, employ } from '../../testing/company.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'
import { readLessons } from '../../testing/training/read-lessons.ts'
import { renewRequirementsJob, scheduleRequirements } from './requirements.jobs.ts'

let test: TestApp
let manager: Person
let ana: Person
let acme: number
let clock = new Date('2026-11-21T12:00:00Z')
const now = () => clock

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  await scheduleRequirements(test.shared)
  manager = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  acme = await addCompany(test, 'Acme', manager)
  ana = await addPerson(test, { email: 'ana@home.test', firstName: 'Ana', isSubscribed: true })
})
beforeEach(async () => {
  clock = new Date('2026-11-21T12:00:00Z')
  await test.services.database.withTenant(1, async (tx) => {
    for (const table of [companyRules, companyPeople, trainingAssignments, certificates])
      await tx.delete(table)
  })
  await employ(test, ana, { companyId: acme, jobRole: 'Roofer' })
})
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => as({ userId, email, isSubscribed: true })
const yearly: RequiredModule = { module: 'IC0112', months: 12, basis: 'recommended' }
const forRoofers = { jobRole: 'roofer', site: '', department: '', dueInDays: 30, modules: [yearly] }
const post = (path: string, body: object) =>
  ask(test, `/company/${path}`, { body, headers: signedIn(manager) })
const assign = (dueOn: string) =>
  ask(test, '/training/assignments', {
    body: { people: [ana.id], modules: ['IC0112'], dueOn },
    headers: signedIn(manager),
  })
async function dueDates() {
  const answer = await ask(test, '/training/assignments', { headers: signedIn(ana) })
  return OwnAssignmentList.parse(answer.json())
}
async function nextMorning(day: string) {
  clock = new Date(`${day}T12:00:00Z`)
  await test.services.jobs.enqueue(renewRequirementsJob, {})
  await test.services.jobs.drain()
}

it('opens the quiz for a renewal that a rule requires earlier than the certificate does', async () => {
  await readLessons(test, ana, 'IC0112', { at: now() })
  await certify(test, ana, 'IC0112', now())
  await post('rules', forRoofers)
  const headers = signedIn(ana)
  const start = (key: string) =>
    ask(test, '/quizzes/IC0112/attempts', { method: 'POST', headers: { ...headers, 'idempotency-key': key } })
  const refresher = async () =>
    Refresher.parse((await ask(test, '/quizzes/IC0112/refresher', { headers })).json())
  await nextMorning('2027-09-20')
  expect((await start('too-early')).json()).toMatchObject({ code: 'already-passed' })
  expect(await refresher()).toMatchObject({ quiz: { canStart: false } })
  await nextMorning('2027-09-23')
  expect(await refresher()).toMatchObject({ opensAt: now().toISOString(), quiz: { canStart: true } })
  expect((await start('due')).statusCode).toBe(200)
  await certify(test, ana, 'IC0112', new Date('2027-09-24T12:00:00Z'))
  expect(await refresher()).toMatchObject({ quiz: { canStart: false } })
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-11-21', isDone: true }])
})

it('shows a renewal that was missed as overdue, although the certificate is in date', async () => {
  await certify(test, ana, 'IC0112', now())
  await post('rules', forRoofers)
  await nextMorning('2027-09-23')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-11-21', isDone: false, isOverdue: false }])
  await nextMorning('2027-11-22')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-11-21', isDone: false, isOverdue: true }])
  await certify(test, ana, 'IC0112', now())
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-11-21', isDone: true, isOverdue: false }])
})

it('leaves a renewal one when a manager moves its day, and not once it was fulfilled', async () => {
  await certify(test, ana, 'IC0112', now())
  await post('rules', forRoofers)
  await nextMorning('2027-09-23')
  await assign('2027-10-15')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-10-15', isDone: false }])
  await nextMorning('2027-09-24')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-10-15', isDone: false }])
  await certify(test, ana, 'IC0112', now())
  clock = new Date('2027-09-25T12:00:00Z')
  await assign('2027-12-15')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-12-15', isDone: true }])
})

it('neither replaces a due date that was set after the job began, nor emails about one', async () => {
  await certify(test, ana, 'IC0112', now())
  await post('rules', forRoofers)
  clock = new Date('2027-09-23T12:00:01Z')
  await assign('2027-10-15')
  const before = test.mails.length
  await nextMorning('2027-09-23')
  expect(await dueDates()).toMatchObject([{ dueOn: '2027-10-15' }])
  expect(test.mails.length).toBe(before)
})

it('requires training of learners only, and sends no email to a disabled account', async () => {
  const job = { companyId: acme, jobRole: 'Roofer' }
  const noor = await addPerson(test, { email: 'noor@home.test', disabledAt: now() })
  await employ(test, noor, job)
  await employ(test, await addPerson(test, { email: 'staff@acme.test', role: 'admin' }), job)
  await employ(test, await addPerson(test, { email: 'pro@acme.test', isProfessionalPartner: true }), job)
  const before = test.mails.length
  expect((await post('rules', forRoofers)).json().people).toBe(2)
  await test.services.jobs.drain()
  const assigned = await test.services.database.withTenant(1, (tx) => tx.select().from(trainingAssignments))
  expect(new Set(assigned.map(({ userId }) => userId))).toEqual(new Set([ana.id, noor.id]))
  expect(test.mails.slice(before).map(({ to }) => to)).toEqual([ana.email])
})

// They overlap only where the tests run on a database server.
it('leaves one exemption that holds of several that were granted at once', async () => {
  const wanted = { people: [ana.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-12-31' }
  const granted = await Promise.all(Array.from({ length: 12 }, () => post('exemptions', wanted)))
  expect(new Set(granted.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const answer = await ask(test, '/company/exemptions', { headers: signedIn(manager) })
  const holding = CompanyExemptionList.parse(answer.json()).filter(({ isActive }) => isActive)
  expect(holding).toHaveLength(1)
})

it('lets a job wait for another one of the company longer than a request may wait', async () => {
  const tenant = await test.shared.tenants.byId(1)
  const applying = { tenant, companyId: acme, now: now(), post: async () => undefined }
  const waits = await test.services.database.withTenant(1, async (tx) => {
    await applyRequirements(tx, applying)
    return tx.execute(sql`show lock_timeout`)
  })
  expect(waits).toMatchObject({ rows: [{ lock_timeout: '100s' }] })
})
