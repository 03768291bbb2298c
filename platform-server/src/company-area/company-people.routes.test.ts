import {
  AssignmentPreview,
  CompanyPersonPage,
  CompanyPersonRecord,
  TrainingMatrix,
} from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../domain/accounts/people.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies, companyDomains } from '../lib/data/schema/people.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let acme: number
let pier: number
let manager: Person
let rival: Person
let ana: Person
const now = () => new Date('2026-11-21T12:00:00Z')
const superAdmin = as({ role: 'super_admin', email: 'super@oncall.test' })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  manager = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  rival = await addPerson(test, { email: 'rita@pier.test' })
  ana = await addPerson(test, { email: 'ana@home.test', isSubscribed: true })
  acme = await addCompany('Acme', 'acme.test')
  pier = await addCompany('Pier', 'pier.test')
  await grant(acme, manager.email, true)
  await grant(pier, rival.email, true)
})
afterAll(() => test.close())

async function addCompany(name: string, domain: string) {
  const [row] = await test.services.database.withTenant(1, async (tx) => {
    const made = await tx.insert(companies).values({ tenantId: 1, name }).returning()
    await tx.insert(companyDomains).values({ tenantId: 1, companyId: made[0]?.id ?? 0, domain })
    return made
  })
  return row?.id ?? 0
}

const grant = (company: number, email: string, isOwner = false) =>
  ask(test, `/companies/${company}/managers`, { body: { email, isOwner }, headers: superAdmin })
const signedIn = ({ id: userId, email }: Person) => as({ userId, email })
const named = (changes: object) => ({ firstName: 'Kim', lastName: 'Lee', supervisorId: null, ...changes })
const add = (changes: object, who = manager) =>
  ask(test, '/company/people', { body: named(changes), headers: signedIn(who) })
const people = async (query = '', who = manager) =>
  CompanyPersonPage.parse((await ask(test, `/company/people${query}`, { headers: signedIn(who) })).json())
const matrix = async (query = '', who = manager) =>
  TrainingMatrix.parse((await ask(test, `/company/training${query}`, { headers: signedIn(who) })).json())
const idOf = async (email: string, who = manager) =>
  (await people(`?q=${encodeURIComponent(email)}`, who)).items[0]?.id ?? 0
const invitationsOf = async (who: Person) =>
  (await ask(test, '/company-invitations', { headers: signedIn(who) })).json()
const answer = (who: Person, id: number, accepts: boolean) =>
  ask(test, `/company-invitations/${id}`, { body: { accepts }, headers: signedIn(who) })

it('invites a person, who is in the matrix only after they accept', async () => {
  const before = test.mails.length
  const made = await add({ email: 'Ana@Home.test', site: 'Pier 4' })
  expect(made.json()).toMatchObject({
    email: 'ana@home.test',
    state: 'invited',
    learnerId: null,
    site: 'Pier 4',
  })
  expect(test.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@home.test', 'Acme invites you to its safety training'],
  ])
  expect((await matrix()).items).toEqual([])
  const [invitation] = await invitationsOf(ana)
  expect(invitation).toMatchObject({ companyName: 'Acme', invitedBy: 'helen@acme.test' })
  expect((await answer(ana, Number(invitation.id), true)).statusCode).toBe(204)
  expect(await invitationsOf(ana)).toEqual([])
  const { items } = await matrix()
  expect(items.map(({ email, personId }) => [email, personId])).toEqual([['ana@home.test', made.json().id]])
})

it('lets only the person with that address answer', async () => {
  await addPerson(test, { email: 'noor@home.test' })
  const { id } = (await add({ email: 'omar@home.test' })).json()
  expect((await answer(rival, id, true)).statusCode).toBe(404)
  const omar = await addPerson(test, { email: 'omar@home.test' })
  expect((await answer(omar, id, false)).statusCode).toBe(204)
  expect((await answer(omar, id, true)).statusCode).toBe(404)
  expect(await matrix(`?q=omar`)).toMatchObject({ total: 0 })
})

it('makes a colleague with an address of the company active at once, and never one without', async () => {
  await addPerson(test, { email: 'dee@acme.test' })
  await addPerson(test, { email: 'unverified@acme.test', emailVerifiedAt: null })
  const states = []
  for (const email of ['dee@acme.test', 'unverified@acme.test', 'rita@pier.test'])
    states.push((await add({ email })).json().state)
  expect(states).toEqual(['active', 'invited', 'invited'])
  expect((await add({ email: 'dee@acme.test' })).json()).toMatchObject({
    code: 'already-in-company',
    fields: { email: expect.any(String) },
  })
})

it('shows a manager nothing of another company, by any path', async () => {
  const id = await idOf('ana@home.test')
  const headers = signedIn(rival)
  const answers = [
    await ask(test, `/company/people/${id}`, { headers }),
    await ask(test, `/company/people/${id}`, { method: 'PUT', body: named({}), headers }),
    await ask(test, `/company/people/${id}/deactivate`, { method: 'POST', headers }),
    await ask(test, `/company/people/${id}/reactivate`, { method: 'POST', headers }),
    await ask(test, `/company/people/${id}/invite`, { method: 'POST', headers }),
    await ask(test, `/company/managers/${manager.id}`, { method: 'DELETE', headers }),
    await ask(test, '/training/assignments', {
      body: { people: [ana.id], modules: ['IC0110'], dueOn: '2026-12-01' },
      headers,
    }),
    await ask(test, '/training/assignments/preview', {
      body: { people: [ana.id], modules: ['IC0110'] },
      headers,
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(await people('?q=ana', rival)).toMatchObject({ total: 0 })
  expect(await matrix('', rival)).toMatchObject({ total: 0, companies: [] })
  const csv = await ask(test, '/company/training.csv', { headers })
  expect(csv.body).not.toContain('ana@home.test')
})

it('refuses people without a grant, and filters of learners who are not theirs', async () => {
  for (const path of ['/company', '/company/people', '/company/training', '/company/managers'])
    expect((await ask(test, path, { headers: signedIn(ana) })).statusCode).toBe(403)
  const everyone = { matching: { learners: 'tenant' }, modules: ['IC0110'], dueOn: '2026-12-01' }
  const refused = await ask(test, '/training/assignments', { body: everyone, headers: signedIn(manager) })
  expect(refused.statusCode).toBe(403)
})

it('assigns training to all who match in the company, by site', async () => {
  const matching = { learners: 'company', site: 'Pier 4' }
  const body = { matching, expected: 1, modules: ['IC0111'], dueOn: '2026-12-01' }
  expect((await ask(test, '/training/assignments', { body, headers: signedIn(manager) })).statusCode).toBe(
    204,
  )
  const cellOf = async (query: string) =>
    (await matrix(query)).items.map(
      ({ email, cells }) => [email, cells.find(({ module }) => module === 'IC0111')?.dueOn] as const,
    )
  expect(await cellOf('?site=Pier%204')).toEqual([['ana@home.test', '2026-12-01']])
  expect(await cellOf('?q=dee')).toEqual([['dee@acme.test', null]])
})

it('counts only people of the company among those who may not open a module', async () => {
  const body = { matching: { learners: 'company' }, modules: ['IC0111'] }
  const countFor = (person: Person) =>
    ask(test, '/training/assignments/preview', { body, headers: signedIn(person) })
  // Ana has a subscription, and Dee has none.
  const { withoutAccess } = AssignmentPreview.parse((await countFor(manager)).json())
  expect(withoutAccess).toMatchObject({ count: 1, modules: [{ moduleCode: 'IC0111', count: 1 }] })
  expect((await countFor(rival)).statusCode).toBe(404)
})

it('stops showing a person who is deactivated, and shows them again when reactivated', async () => {
  const id = await idOf('dee@acme.test')
  const act = (name: string) =>
    ask(test, `/company/people/${id}/${name}`, { method: 'POST', headers: signedIn(manager) })
  await act('deactivate')
  expect(await matrix('?q=dee')).toMatchObject({ total: 0 })
  expect(await people('?q=dee')).toMatchObject({ total: 0 })
  expect(await people('?q=dee&state=deactivated')).toMatchObject({ total: 1 })
  await act('reactivate')
  expect(await matrix('?q=dee')).toMatchObject({ total: 1 })
})

it('writes the history of a person, and refuses a supervisor who reports to them', async () => {
  const [id, dee] = [await idOf('ana@home.test'), await idOf('dee@acme.test')]
  const change = (person: number, body: object) =>
    ask(test, `/company/people/${person}`, { method: 'PUT', body: named(body), headers: signedIn(manager) })
  expect((await change(dee, { supervisorId: id })).statusCode).toBe(200)
  const circle = await change(id, { supervisorId: dee })
  expect([circle.statusCode, circle.json().fields]).toEqual([422, { supervisorId: expect.any(String) }])
  await change(id, { site: 'Main Shop', jobRole: 'Welder' })
  const answered = await ask(test, `/company/people/${id}`, { headers: signedIn(manager) })
  const record = CompanyPersonRecord.parse(answered.json())
  expect(record.cells).toHaveLength(12)
  expect(record.history[0]).toMatchObject({
    actor: 'helen@acme.test',
    changes: expect.arrayContaining([{ field: 'site', before: 'Pier 4', after: 'Main Shop' }]),
  })
})

it('grants and revokes managers by an owner, and never leaves a company without one', async () => {
  const headers = signedIn(manager)
  const post = (body: object, who = headers) => ask(test, '/company/managers', { body, headers: who })
  expect((await post({ email: 'nobody@acme.test' })).statusCode).toBe(404)
  expect((await post({ email: rival.email })).json()).toMatchObject({ code: 'manages-another-company' })
  expect((await post({ email: ana.email })).statusCode).toBe(201)
  expect((await post({ email: 'dee@acme.test' }, signedIn(ana))).statusCode).toBe(403)
  const remove = (userId: number) => ask(test, `/company/managers/${userId}`, { method: 'DELETE', headers })
  expect((await remove(manager.id)).json()).toMatchObject({ code: 'last-company-owner' })
  expect((await remove(ana.id)).statusCode).toBe(204)
  expect((await ask(test, '/company', { headers: signedIn(ana) })).statusCode).toBe(403)
})

it('lets one of two companies win when a person accepts both at once', async () => {
  const sam = await addPerson(test, { email: 'sam@home.test' })
  await add({ email: sam.email })
  await add({ email: sam.email }, rival)
  const ids = (await invitationsOf(sam)).map(({ id }: { id: number }) => id)
  const answers = await Promise.all(ids.map((id: number) => answer(sam, id, true)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
})

it('forgets the grant and the people of a company that is removed', async () => {
  await ask(test, `/companies/${pier}`, { method: 'DELETE', headers: superAdmin })
  const left = await test.services.database.withTenant(1, async (tx) => [
    await tx.$count(companyPeople, eq(companyPeople.companyId, pier)),
    await tx.$count(companyManagers, and(eq(companyManagers.companyId, pier))),
  ])
  expect(left).toEqual([0, 0])
})
