import { createHash } from 'node:crypto'
import { GateList, GateRoster, NewGate } from '@platform/shared-contracts/http'
import { gateAnswer } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { companyGates } from '../lib/data/schema/company/gates.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { addCompanies, employ } from '../testing/company.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { certify } from '../testing/training/certify.ts'

const START = new Date('2026-11-21T12:00:00Z')

let clock = START
let test: TestApp
let people: Awaited<ReturnType<typeof addCompanies>>
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  people = await addCompanies(test)
  const { acme: companyId, ana, bob, helen } = people
  await employ(test, ana, { companyId, jobRole: 'Roofer', site: 'Dock 2' })
  await employ(test, bob, { companyId, jobRole: 'Roofer', site: 'Yard' })
  const modules = ['IC0112', 'IC0113'].map((module) => ({ module, months: 12, basis: 'recommended' }))
  await post('rules', { jobRole: '', site: '', department: '', dueInDays: 30, modules }, helen)
  for (const person of [ana, bob]) await certify(test, person, 'IC0112', new Date('2026-06-01T12:00:00Z'))
  await certify(test, ana, 'IC0113', new Date('2026-01-10T12:00:00Z'))
})
beforeEach(async () => {
  clock = START
  await test.services.database.withTenant(1, (tx) => tx.delete(companyGates))
})
afterAll(() => test.close())

type Person = Awaited<ReturnType<typeof addPerson>>
const signedIn = ({ id: userId, email }: Person) => as({ userId, email, isSubscribed: true })
const post = (path: string, body: object, who: Person) =>
  ask(test, `/company/${path}`, { body, headers: signedIn(who) })
const list = async (who: Person) =>
  GateList.parse((await ask(test, '/company/gates', { headers: signedIn(who) })).json())
const remove = (id: string, who: Person) =>
  ask(test, `/company/gates/${id}`, { method: 'DELETE', headers: signedIn(who) })

async function added(site = '', who = people.helen) {
  const answer = await post('gates', { name: 'North entrance', site }, who)
  const gate = NewGate.parse(answer.json())
  return { ...gate, key: new URL(gate.url).hash.slice(1) }
}
const ofKey = (key: string, host = 'localhost') => ask(test, '/gate/roster', { body: { key }, host })
const roster = async (key: string) => GateRoster.parse((await ofKey(key)).json())
const codesOf = ({ id }: Person) =>
  test.services.database.withTenant(1, (tx) =>
    tx.select().from(certificates).where(eq(certificates.userId, id)),
  )
const hash = (gateId: string, code: string) =>
  createHash('sha256').update(`${gateId} ${code}`).digest('base64url')

it('gives a tablet who may be recognized, by hashes of their codes, and what is required of them', async () => {
  const { id, key } = await added()
  const { gate, company, madeAt, people: listed } = await roster(key)
  expect({ gate, company, madeAt }).toEqual({
    ...{ gate: { id, name: 'North entrance', site: '' }, company: 'Acme' },
    madeAt: START.toISOString(),
  })
  expect(listed.map(({ name }) => name)).toEqual(['Ana D.', 'Bob N.'])
  const codes = (await codesOf(people.ana)).map(({ code }) => code)
  expect(listed[0]?.codes.toSorted()).toEqual(codes.map((code) => hash(id, code)).toSorted())
  expect(listed[0]?.required).toEqual([
    {
      ...{ module: 'IC0112', exemptUntil: null, isOutdated: false },
      ...{ trainedUntil: '2027-06-01T12:00:00.000Z', dueOn: '2026-12-21' },
    },
    {
      ...{ module: 'IC0113', exemptUntil: null, isOutdated: false },
      ...{ trainedUntil: '2027-01-10T12:00:00.000Z', dueOn: '2026-12-21' },
    },
  ])
})

it('holds neither a code nor an address of anyone', async () => {
  const { key } = await added()
  const answer = (await ofKey(key)).body
  for (const { code } of [...(await codesOf(people.ana)), ...(await codesOf(people.bob))])
    expect(answer).not.toContain(code)
  for (const text of [people.ana.email, 'Diaz', 'Nguyễn']) expect(answer).not.toContain(text)
})

it('lets a tablet say on a later day what is over by then', async () => {
  const { key } = await added()
  const [ana, bob] = (await roster(key)).people
  const verdicts = [ana, bob].map((person) => gateAnswer(person?.required ?? [], START).verdict)
  expect(verdicts).toEqual(['enter', 'check'])
  expect(gateAnswer(ana?.required ?? [], new Date('2027-01-11T00:00:00Z'))).toMatchObject({
    verdict: 'missing',
    needs: [{ module: 'IC0113', reason: 'expired', day: '2027-01-10' }],
  })
})

it('sees the people of its site only, however it is written', async () => {
  const { key } = await added('dock 2 ')
  expect((await roster(key)).people.map(({ name }) => name)).toEqual(['Ana D.'])
})

it('leaves out who did not agree, who left, and who has no certificate', async () => {
  const { acme: companyId } = people
  const start = { email: 'none@home.test', firstName: 'Nora', lastName: 'Lee', isSubscribed: true }
  await employ(test, await addPerson(test, start), { companyId, jobRole: 'Roofer' })
  const invited = await addPerson(test, { ...start, email: 'invited@home.test', firstName: 'Ines' })
  await certify(test, invited, 'IC0112', START)
  const left = await addPerson(test, { ...start, email: 'left@home.test', firstName: 'Lars' })
  await certify(test, left, 'IC0112', START)
  for (const [person, change] of [
    [invited, { userId: null, joinedAt: null }],
    [left, { deactivatedAt: START }],
  ] as const) {
    const row = await employ(test, person, { companyId, jobRole: 'Roofer' })
    await test.services.database.withTenant(1, (tx) =>
      tx.update(companyPeople).set(change).where(eq(companyPeople.id, row)),
    )
  }
  const { key } = await added()
  expect((await roster(key)).people.map(({ name }) => name)).toEqual(['Ana D.', 'Bob N.'])
})

it('has nothing of a certificate that was revoked', async () => {
  const revoked = await certify(test, people.bob, 'IC0113', START)
  await test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ revokedAt: START }).where(eq(certificates.id, revoked)),
  )
  const { key } = await added('Yard')
  const [bob] = (await roster(key)).people
  expect(bob?.codes).toHaveLength(1)
  expect(bob?.required[1]).toMatchObject({ module: 'IC0113', trainedUntil: null })
})

it('sees no one of another company, and opens at its own tenant only', async () => {
  const { key } = await added('', people.ruth)
  expect(await roster(key)).toMatchObject({ company: 'Other', people: [] })
  expect((await ofKey(key, 'trinova.localhost')).statusCode).toBe(410)
  expect((await ofKey('k'.repeat(43))).statusCode).toBe(410)
  expect((await ofKey('short')).statusCode).toBe(422)
})

it('shows its managers when it was last used, and stops when they remove it', async () => {
  const { id, key } = await added('Yard')
  expect(await list(people.helen)).toMatchObject([
    { id, name: 'North entrance', site: 'Yard', lastUsedAt: null },
  ])
  clock = new Date('2026-11-22T08:00:00Z')
  await roster(key)
  expect(await list(people.helen)).toMatchObject([{ id, lastUsedAt: clock.toISOString() }])
  expect((await remove(id, people.helen)).statusCode).toBe(204)
  expect((await ofKey(key)).statusCode).toBe(410)
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).limit(200),
  )
  const actions = entries.filter(({ subject }) => subject.endsWith(id)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['gate.add', 'gate.remove'])
  expect(JSON.stringify(entries)).not.toContain(key)
})

it('is not listed for, or removed by, managers of other companies, and only managers add one', async () => {
  const { id } = await added()
  expect(await list(people.ruth)).toEqual([])
  expect((await remove(id, people.ruth)).statusCode).toBe(404)
  expect((await post('gates', { name: 'X gate', site: '' }, people.ana)).statusCode).toBe(403)
  expect((await ask(test, '/company/gates', { body: { name: 'X gate', site: '' } })).statusCode).toBe(401)
})

it('says at the field what is wrong with a name, and refuses the 51st gate', async () => {
  const refused = await post('gates', { name: ' ', site: '' }, people.helen)
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    422,
    { name: 'Enter a name for the gate.' },
  ])
  const row = {
    tenantId: 1,
    companyId: people.acme,
    name: 'Gate',
    site: '',
    createdBy: 'x',
    createdAt: START,
  }
  const rows = Array.from({ length: 50 }, () => crypto.randomUUID()).map((id) => ({
    ...row,
    id,
    tokenHash: id,
  }))
  await test.services.database.withTenant(1, (tx) => tx.insert(companyGates).values(rows))
  expect((await post('gates', { name: 'One more', site: '' }, people.helen)).statusCode).toBe(409)
})
