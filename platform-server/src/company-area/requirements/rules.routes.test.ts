import {
  CompanyExemptionList,
  CompanyRuleList,
  CompanyRulePreview,
  OwnAssignmentList,
  TrainingMatrix,
  type RequiredModule,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { addCompany, employ as addToCompany } from '../../testing/company.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'
import { renewRequirementsJob, scheduleRequirements } from './requirements.jobs.ts'

let test: TestApp
let manager: Person
let rival: Person
let ana: Person
let kim: Person
let acme: number
let clock = new Date('2026-11-21T12:00:00Z')
const now = () => clock

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  await scheduleRequirements(test.shared)
  manager = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  rival = await addPerson(test, { email: 'rita@pier.test' })
  acme = await addCompany(test, 'Acme', manager)
  await addCompany(test, 'Pier', rival)
  ana = await addPerson(test, { email: 'ana@home.test', firstName: 'Ana', isSubscribed: true })
  kim = await addPerson(test, { email: 'kim@home.test', firstName: 'Kim', isSubscribed: true })
})
beforeEach(async () => {
  clock = new Date('2026-11-21T12:00:00Z')
  await test.services.database.withTenant(1, async (tx) => {
    for (const table of [companyRules, companyPeople, trainingAssignments, certificates])
      await tx.delete(table)
  })
  await employ(ana, 'Roofer')
  await employ(kim, 'Clerk')
})
afterAll(() => test.close())

const employ = (person: Person, jobRole: string) => addToCompany(test, person, { companyId: acme, jobRole })
const signedIn = ({ id: userId, email }: Person) => as({ userId, email })
const fall: RequiredModule = { module: 'IC0112', months: 24, basis: 'recommended' }
const forRoofers = { jobRole: 'roofer', site: '', department: '', dueInDays: 30, modules: [fall] }
const post = (path: string, body: object, who = manager) =>
  ask(test, `/company/${path}`, { body, headers: signedIn(who) })
const list = async (who = manager) =>
  CompanyRuleList.parse((await ask(test, '/company/rules', { headers: signedIn(who) })).json())
const exemptions = async (who = manager) =>
  CompanyExemptionList.parse((await ask(test, '/company/exemptions', { headers: signedIn(who) })).json())
const dueDaysOf = async (who: Person) => {
  const answer = await ask(test, '/training/assignments', { headers: signedIn(who) })
  return OwnAssignmentList.parse(answer.json()).map(({ moduleCode, dueOn, isDone }) => [
    moduleCode,
    dueOn,
    isDone,
  ])
}
const assign = (person: Person, dueOn: string) =>
  ask(test, '/training/assignments', {
    body: { people: [person.id], modules: ['IC0112'], dueOn },
    headers: signedIn(manager),
  })
async function nextMorning(day: string) {
  clock = new Date(`${day}T12:00:00Z`)
  await test.services.jobs.enqueue(renewRequirementsJob, {})
  await test.services.jobs.drain()
}

it('makes the modules of a rule due for those whom it reaches, emails them, and says who is compliant', async () => {
  const before = test.mails.length
  const saved = await post('rules', forRoofers)
  await test.services.jobs.drain()
  expect([saved.statusCode, saved.json().people]).toEqual([201, 1])
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2026-12-21', false]])
  expect(await dueDaysOf(kim)).toEqual([])
  expect(test.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@home.test', 'Fall Protection is due by December 21, 2026'],
  ])
  expect((await list()).compliance).toEqual({ required: 1, current: 0 })
  await certify(test, ana, 'IC0112', now())
  expect((await list()).compliance).toEqual({ required: 1, current: 1 })
})

it('says before it is saved whom a rule reaches and what it would do, and stores nothing', async () => {
  await assign(ana, '2026-12-01')
  await certify(test, kim, 'IC0110', now())
  const everyone = { ...forRoofers, jobRole: '', modules: [fall, { ...fall, module: 'IC0110' }] }
  const preview = await post('rules/preview', { ...everyone, id: null })
  expect(CompanyRulePreview.parse(preview.json())).toEqual({
    people: { count: 2, names: ['Ana Reyes', 'Kim Reyes'] },
    ...{ invited: 0, current: 1, exempt: 0, assigned: 2, unchanged: 1 },
  })
  expect(await dueDaysOf(kim)).toEqual([])
  expect((await list()).rules).toEqual([])
})

it('never replaces a due day that is open, however often rules are saved', async () => {
  await assign(ana, '2026-12-01')
  const { id } = (await post('rules', forRoofers)).json()
  const change = await ask(test, `/company/rules/${id}`, {
    method: 'PUT',
    body: { ...forRoofers, dueInDays: 1 },
    headers: signedIn(manager),
  })
  expect(change.statusCode).toBe(200)
  await test.services.jobs.drain()
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2026-12-01', false]])
})

it('reaches people who move into its place or are imported there', async () => {
  await post('rules', forRoofers)
  const noor = await addPerson(test, { email: 'noor@home.test' })
  const personId = await employ(noor, 'Clerk')
  const moved = { firstName: 'Noor', lastName: 'Ali', jobRole: 'Roofer', supervisorId: null }
  await ask(test, `/company/people/${personId}`, { method: 'PUT', body: moved, headers: signedIn(manager) })
  await test.services.jobs.drain()
  expect(await dueDaysOf(noor)).toEqual([['IC0112', '2026-12-21', false]])
  await post('people/import', { csv: 'email,job role\nkim@home.test,Roofer\n', dryRun: false })
  expect(await dueDaysOf(kim)).toEqual([['IC0112', '2026-12-21', false]])
})

it('reaches people when they accept their invitation', async () => {
  await post('rules', forRoofers)
  const omar = await addPerson(test, { email: 'omar@home.test' })
  const invited = { email: omar.email, firstName: 'Omar', lastName: 'Haddad', jobRole: 'Roofer' }
  const { id } = (await post('people', { ...invited, supervisorId: null })).json()
  expect(await dueDaysOf(omar)).toEqual([])
  await ask(test, `/company-invitations/${id}`, { body: { accepts: true }, headers: signedIn(omar) })
  expect(await dueDaysOf(omar)).toEqual([['IC0112', '2026-12-21', false]])
})

it('makes training due again before it expires, and names a certificate of before no renewal', async () => {
  await certify(test, ana, 'IC0112', now())
  await post('rules', { ...forRoofers, modules: [{ ...fall, months: 12 }] })
  expect(await dueDaysOf(ana)).toEqual([])
  await nextMorning('2027-09-20')
  expect(await dueDaysOf(ana)).toEqual([])
  await nextMorning('2027-09-23')
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2027-11-21', false]])
  await nextMorning('2027-12-01')
  expect((await list()).compliance).toEqual({ required: 1, current: 0 })
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2027-11-21', false]])
})

it('leaves out who is exempt, until the exemption ends', async () => {
  const wanted = { people: [ana.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-12-31' }
  expect((await post('exemptions', wanted)).json()).toEqual({ exempt: 1 })
  await post('rules', forRoofers)
  expect(await dueDaysOf(ana)).toEqual([])
  expect((await list()).compliance).toEqual({ required: 0, current: 0 })
  await post('exemptions', { ...wanted, reason: 'Works on the ground', endsOn: '2027-01-31' })
  const [holding, earlier] = await exemptions()
  expect(holding).toMatchObject({ name: 'Ana Reyes', reason: 'Works on the ground', isActive: true })
  expect(earlier).toMatchObject({ reason: 'On leave', isActive: false, endedBy: manager.email })
  expect((await post(`exemptions/${holding?.id}/end`, {})).statusCode).toBe(204)
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2026-12-21', false]])
})

it('makes training due when an exemption is over', async () => {
  const wanted = { people: [ana.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-12-31' }
  await post('exemptions', wanted)
  await post('rules', forRoofers)
  await nextMorning('2026-12-31')
  expect(await dueDaysOf(ana)).toEqual([])
  await nextMorning('2027-01-01')
  expect(await dueDaysOf(ana)).toEqual([['IC0112', '2027-01-31', false]])
})

it('shows in the matrix where everyone stands, counts it, and narrows to it', async () => {
  const matrixOf = async (query = '', who = manager) =>
    TrainingMatrix.parse((await ask(test, `/company/training${query}`, { headers: signedIn(who) })).json())
  await certify(test, ana, 'IC0110', now())
  await post('rules', { ...forRoofers, modules: [fall, { ...fall, module: 'IC0110' }] })
  const all = await matrixOf()
  const stands = (id: number, module: string) =>
    all.items.find((row) => row.id === id)?.cells.find((cell) => cell.module === module)?.standing
  expect(stands(ana.id, 'IC0112')).toEqual({ state: 'assigned', until: null, isRequired: true })
  expect(stands(ana.id, 'IC0110')).toMatchObject({ state: 'current', until: '2028-11-21', isRequired: true })
  expect(stands(kim.id, 'IC0112')).toEqual({ state: 'not_trained', until: null, isRequired: false })
  expect(all.summary).toMatchObject({
    standings: { assigned: 1, current: 1, not_trained: 0 },
    compliance: { required: 2, current: 1 },
  })
  const emails = async (query: string) => (await matrixOf(query)).items.map(({ email }) => email)
  expect(await emails('?standing=assigned')).toEqual([ana.email])
  expect(await emails('?standing=assigned&module=IC0110')).toEqual([])
  expect(await emails('?standing=not_trained')).toEqual([])
  const wanted = { modules: ['IC0112'], reason: 'Site is closed', endsOn: '2026-12-31', expected: 1 }
  const matching = { q: '', company: '', module: '', learners: 'company', standing: 'assigned' }
  expect((await post('exemptions', { ...wanted, matching })).json()).toEqual({ exempt: 1 })
  expect(await emails('?standing=exempt')).toEqual([ana.email])
  const csv = await ask(test, '/company/training.csv?standing=exempt', { headers: signedIn(manager) })
  expect(csv.body).toMatch(/IC0112,Fall Protection,.*,yes,exempt,2026-12-31/)
  expect(await matrixOf('', rival)).toMatchObject({ total: 0, summary: { compliance: { required: 0 } } })
})

it('refuses what it cannot store, at the field', async () => {
  const refused = async (path: string, body: object) => Object.keys((await post(path, body)).json().fields)
  expect(await refused('rules', { ...forRoofers, modules: [] })).toEqual(['modules'])
  expect(await refused('rules', { ...forRoofers, modules: [fall, fall] })).toEqual(['modules'])
  expect(await refused('rules', { ...forRoofers, modules: [{ ...fall, module: 'IC9999' }] })).toEqual([
    'modules',
  ])
  expect(await refused('rules', { ...forRoofers, dueInDays: 366 })).toEqual(['dueInDays'])
  expect(await refused('rules', { ...forRoofers, modules: [{ ...fall, months: 61 }] })).toEqual([
    'modules.0.months',
  ])
  const wanted = { people: [ana.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-11-20' }
  expect(await refused('exemptions', wanted)).toEqual(['endsOn'])
  expect(await refused('exemptions', { ...wanted, endsOn: '2026-11-21', reason: '' })).toEqual(['reason'])
})

it('shows a manager nothing of another company, by any path', async () => {
  const { id } = (await post('rules', forRoofers)).json()
  const wanted = { people: [ana.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-12-31' }
  await post('exemptions', wanted)
  const [exemption] = await exemptions()
  const headers = signedIn(rival)
  const answers = [
    await ask(test, `/company/rules/${id}`, { method: 'PUT', body: forRoofers, headers }),
    await ask(test, `/company/rules/${id}`, { method: 'DELETE', headers }),
    await post('rules/preview', { ...forRoofers, id }, rival),
    await post('exemptions', wanted, rival),
    await post(`exemptions/${exemption?.id}/end`, {}, rival),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(await list(rival)).toMatchObject({ rules: [], compliance: { required: 0, current: 0 } })
  expect(await exemptions(rival)).toEqual([])
  const everyone = await post('rules/preview', { ...forRoofers, jobRole: '', id: null }, rival)
  expect(everyone.json().people).toEqual({ count: 0, names: [] })
  expect(await list()).toMatchObject({ rules: [{ id }] })
})

it('cannot exempt a learner whom the manager reaches in another role only', async () => {
  const partner = as({ userId: manager.id, email: manager.email, isProfessionalPartner: true })
  const dee = await addPerson(test, { email: 'dee@home.test', assignedPartnerId: manager.id })
  const wanted = { people: [dee.id], modules: ['IC0112'], reason: 'On leave', endsOn: '2026-12-31' }
  const answer = await ask(test, '/company/exemptions', { body: wanted, headers: partner })
  expect(answer.statusCode).toBe(404)
})

it('is in the audit trail of the tenant', async () => {
  await post('rules', forRoofers)
  const rows = await test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `company/${acme}`))
      .orderBy(auditEntries.id),
  )
  expect(rows.slice(-2).map(({ action, actor }) => [action, actor])).toEqual([
    ['company-rule.save', 'helen@acme.test'],
    ['training.require', 'training rules'],
  ])
})
