import { PRACTICAL_STATEMENT, PracticePreview } from '@platform/shared-contracts/http'
import { PRACTICE_POINTS } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { users } from '../../lib/data/schema/people.ts'
import { certificates, practicals } from '../../lib/data/schema/training/certificates.ts'
import { addCompanies, employ } from '../../testing/company.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'

const START = new Date('2026-11-21T12:00:00Z')
const POINTS = [...(PRACTICE_POINTS['IC0112'] ?? [])]

let test: TestApp
let priya: Person
let ana: Person
let bob: Person
let cal: Person
let helen: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => START } })
  const company = await addCompanies(test)
  ;({ ana, bob, helen } = company)
  const partner = { email: 'priya@oncall.test', firstName: 'Priya', isProfessionalPartner: true }
  priya = await addPerson(test, partner)
  cal = await addPerson(test, { email: 'cal@home.test', firstName: 'Cal', lastName: 'Ito' })
  for (const person of [ana, bob]) await employ(test, person, { companyId: company.acme, jobRole: 'Roofer' })
})
beforeEach(async () => {
  await test.services.database.withTenant(1, async (tx) => {
    for (const table of [practicals, certificates]) await tx.delete(table)
    const partners = new Map([ana, bob].map(({ id }) => [id, priya.id]))
    for (const { id } of [ana, bob, cal])
      await tx
        .update(users)
        .set({ assignedPartnerId: partners.get(id) ?? null })
        .where(eq(users.id, id))
  })
  for (const person of [ana, bob, cal]) await certify(test, person, 'IC0112', START)
  await credential('2027-06-30')
})
afterAll(() => test.close())

/** Of the partner, as an admin maintains it. */
async function credential(expiresOn: string, { id: userId } = priya) {
  const credentials = [{ name: 'CSP', issuer: 'BCSP', verifiedOn: '2026-01-01', expiresOn }]
  const texts = { bio: [], services: [], states: [], languages: ['en'], specialties: [] }
  await test.services.database.withTenant(1, async (tx) => {
    await tx.delete(partnerProfiles).where(eq(partnerProfiles.userId, userId))
    await tx
      .insert(partnerProfiles)
      .values({ userId, tenantId: 1, credentials, publicUrl: `partner-${userId}`, ...texts })
  })
}

const signedIn = ({ id: userId, email, isProfessionalPartner }: Person) =>
  as({ userId, email, isProfessionalPartner, isSubscribed: true })
const practice = () => ({
  ...{ people: [ana.id, bob.id], moduleCode: 'IC0112', ready: 2 },
  ...{ performedOn: '2026-11-20', site: 'Yard 3', equipment: 'Harness', remarks: '' },
  ...{ checklist: POINTS, isAttested: true, signature: 'Priya Reyes' },
})
const sign = (changes: object = {}, who = priya, key?: string) =>
  ask(test, '/practicals/bulk', {
    body: { ...practice(), ...changes },
    headers: { ...signedIn(who), ...(key && { 'idempotency-key': key }) },
  })
async function preview(changes: object = {}, who = priya) {
  const { people, moduleCode } = practice()
  const body = { people, moduleCode, ...changes }
  return ask(test, '/practicals/bulk/preview', { body, headers: signedIn(who) })
}
const stored = () => test.services.database.withTenant(1, (tx) => tx.select().from(practicals))
const fieldsOf = async (changes: object) => Object.keys((await sign(changes)).json().fields ?? {})

it('signs for everyone at once, with the statement, and each record says who signed', async () => {
  const answer = await sign()
  expect([answer.statusCode, answer.json()]).toEqual([201, { signed: 2 }])
  const rows = await stored()
  expect(rows.map(({ userId }) => userId).sort()).toEqual([ana.id, bob.id].sort())
  expect(rows[0]).toMatchObject({
    ...{ moduleCode: 'IC0112', performedOn: '2026-11-20', site: 'Yard 3', checklist: POINTS },
    ...{ statement: PRACTICAL_STATEMENT, signedBy: 'Priya Reyes', signature: 'Priya Reyes' },
  })
  const audited = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(audited.map(({ action, subject, actor }) => [action, subject, actor])).toEqual(
    expect.arrayContaining(
      [ana.id, bob.id].map((id) => ['practical.sign', `user/${id}/practical/IC0112`, priya.email]),
    ),
  )
})

it('signs once when the request is repeated, also after the people match no filter any more', async () => {
  const matching = { q: 'Diaz', company: '', module: '', learners: 'assigned' }
  const body = { people: undefined, matching, expected: 1, ready: 1 }
  expect((await sign(body, priya, 'a')).json()).toEqual({ signed: 1 })
  await test.services.database.withTenant(1, (tx) => tx.update(users).set({ assignedPartnerId: null }))
  expect((await sign(body, priya, 'a')).json()).toEqual({ signed: 1 })
  expect(await stored()).toHaveLength(1)
})

it('previews who is skipped and why, and signs for the others only', async () => {
  await test.services.database.withTenant(1, async (tx) => {
    await tx.delete(certificates).where(eq(certificates.userId, bob.id))
    await tx.update(users).set({ assignedPartnerId: priya.id }).where(eq(users.id, cal.id))
  })
  await sign({ people: [cal.id], ready: 1 })
  const people = [ana.id, bob.id, cal.id]
  const found = PracticePreview.parse((await preview({ people })).json())
  expect(found).toEqual({
    ...{ refusal: null, credential: { name: 'CSP', issuer: 'BCSP', expiresOn: '2027-06-30' } },
    ...{ trainers: ['Priya Reyes'], ready: 1 },
    skipped: [
      { id: bob.id, name: 'Bob Nguyễn', reason: 'not-passed' },
      { id: cal.id, name: 'Cal Ito', reason: 'signed' },
    ],
  })
  expect((await sign({ people, ready: 3 })).json()).toMatchObject({ code: 'count-changed' })
  expect(await stored()).toHaveLength(1)
  expect((await sign({ people, ready: 1 })).json()).toEqual({ signed: 1 })
})

it('counts an expired certificate as not passed', async () => {
  await test.services.database.withTenant(1, (tx) =>
    tx
      .update(certificates)
      .set({ expiresAt: new Date('2026-11-01') })
      .where(eq(certificates.userId, ana.id)),
  )
  expect((await preview()).json()).toMatchObject({ ready: 1, skipped: [{ reason: 'not-passed' }] })
})

it('takes all points of the list or none, a day of the last year, and the signer’s own name', async () => {
  expect(await fieldsOf({ checklist: POINTS.slice(1) })).toEqual(['checklist'])
  expect(await fieldsOf({ performedOn: '2026-11-25' })).toEqual(['performedOn'])
  expect(await fieldsOf({ performedOn: '2025-11-01' })).toEqual(['performedOn'])
  expect(await fieldsOf({ signature: 'Someone Else' })).toEqual(['signature'])
  expect((await sign({ isAttested: false })).statusCode).toBe(422)
  expect((await sign({ moduleCode: 'XX' })).statusCode).toBe(404)
  expect(await stored()).toEqual([])
  expect((await sign({ checklist: [...POINTS, 'Stowed the gear'] })).statusCode).toBe(201)
})

it('is refused without a verified credential in date', async () => {
  await credential('2026-11-01')
  expect((await preview()).json()).toMatchObject({ refusal: 'no-credential', credential: null, trainers: [] })
  expect((await sign()).json()).toMatchObject({ code: 'credential-needed' })
})

it('tells a manager of the company who can sign, and refuses them', async () => {
  expect((await preview({}, helen)).json()).toMatchObject({
    ...{ refusal: 'not-trainer', trainers: ['Priya Reyes'], ready: 0 },
    skipped: [{ reason: 'not-assigned' }, { reason: 'not-assigned' }],
  })
  const refused = await sign({}, helen)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'practice-signer'])
  expect(await stored()).toEqual([])
})

it('reaches nobody else: learners of others, other tenants, and learners themselves', async () => {
  expect((await sign({ people: [cal.id], ready: 1 })).statusCode).toBe(404)
  expect((await preview({ people: [cal.id] })).statusCode).toBe(404)
  expect((await preview({}, ana)).statusCode).toBe(403)
  expect((await sign({}, ana)).statusCode).toBe(403)
  const far = await addPerson(test, { tenantId: 2, email: 'far@trinova.test' })
  const admin = as({ role: 'super_admin', userId: priya.id, email: priya.email })
  const body = { ...practice(), people: [far.id], ready: 1 }
  expect((await ask(test, '/practicals/bulk', { body, headers: admin })).statusCode).toBe(404)
  expect(await stored()).toEqual([])
})

it('lets an admin with a credential sign for any learner of the tenant', async () => {
  const admin = as({ role: 'super_admin', userId: priya.id, email: priya.email })
  const body = { ...practice(), people: [cal.id], ready: 1 }
  expect((await ask(test, '/practicals/bulk', { body, headers: admin })).json()).toEqual({ signed: 1 })
})
