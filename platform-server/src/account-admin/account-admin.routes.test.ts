import { eq } from 'drizzle-orm'
import { PeopleCounts, PersonDetail, PersonPage } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { subscriptionChanges } from '../lib/data/schema/subscriptions.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let token: string
let owner: Person
let ana: Person
let partner: Person
let outsider: Person

beforeAll(async () => {
  test = await openTestApp()
  owner = await addPerson(test, { email: 'super@oncall.test', role: 'super_admin', lastName: 'Owner' })
  ana = await addPerson(test, { email: 'ana@oncall.test', companyName: 'Harbor', emailVerifiedAt: null })
  partner = await addPerson(test, { email: 'pat@oncall.test', isProfessionalPartner: true, lastName: 'Nert' })
  outsider = await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
  await addPerson(test, { email: 'admin@oncall.test', role: 'admin' })
  token = (await logIn(test, 'super@oncall.test')).accessToken
})
afterAll(() => test.close())

const change = (id: number, body: object) =>
  ask(test, `/admin/people/${id}`, { method: 'PATCH', body, token })
const act = (id: number, action: string) =>
  ask(test, `/admin/people/${id}/actions`, { body: { action }, token })
const trail = (action: string) =>
  test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.action, action)),
  )

it('lets only super admins read or change people', async () => {
  const { accessToken } = await logIn(test, 'admin@oncall.test')
  for (const url of ['/admin/people', `/admin/people/${ana.id}`, '/admin/people/counts', '/admin/audit']) {
    expect((await ask(test, url)).statusCode).toBe(401)
    expect((await ask(test, url, { token: accessToken })).statusCode).toBe(403)
  }
  const attempt = { method: 'PATCH', body: { role: 'super_admin' }, token: accessToken } as const
  expect((await ask(test, `/admin/people/${ana.id}`, attempt)).statusCode).toBe(403)
})

it('lists and counts the people of the own tenant only', async () => {
  const people = async (query: string) =>
    PersonPage.parse((await ask(test, `/admin/people${query}`, { token })).json())
  expect((await people('')).total).toBe(4)
  expect((await people('?q=harb')).items.map(({ email }) => email)).toEqual(['ana@oncall.test'])
  expect((await people('?kind=partner')).items).toHaveLength(1)
  expect((await people('?sort=-seen')).items[0]?.email).toMatch(/admin|super/)
  const counts = PeopleCounts.parse((await ask(test, '/admin/people/counts', { token })).json())
  expect(counts).toMatchObject({ total: 4, staff: 2, partners: 1, unverified: 1 })
  expect((await ask(test, `/admin/people/${outsider.id}`, { token })).statusCode).toBe(404)
  expect((await change(outsider.id, { role: 'admin' })).statusCode).toBe(404)
})

it('never removes the last super admin, and no user changes their own role', async () => {
  expect((await change(owner.id, { role: 'user' })).json().code).toBe('own-role')
})

it('changes a person with a trail of before and after', async () => {
  const answer = await change(ana.id, { role: 'admin', assignedPartnerId: partner.id })
  expect(PersonDetail.parse(answer.json())).toMatchObject({ role: 'admin', assignedPartnerId: partner.id })
  const [entry] = await trail('person.change')
  expect(entry).toMatchObject({
    actor: 'super@oncall.test',
    subject: `user/${ana.id}`,
    before: { role: 'user', assignedPartnerId: null },
    after: { role: 'admin', assignedPartnerId: partner.id },
  })
  await change(ana.id, { role: 'user' })
})

it('refuses partners of another tenant, and to drop one who has learners', async () => {
  const assigned = await change(ana.id, { assignedPartnerId: outsider.id })
  expect([assigned.statusCode, Object.keys(assigned.json().fields)]).toEqual([422, ['assignedPartnerId']])
  expect((await change(partner.id, { isProfessionalPartner: false })).json().code).toBe('has-learners')
})

it('stores when and why a subscription started', async () => {
  expect((await change(ana.id, { isSubscribed: true })).json().fields).toHaveProperty('reason')
  expect((await change(ana.id, { isSubscribed: true, reason: 'Paid by check' })).json().isSubscribed).toBe(
    true,
  )
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(subscriptionChanges))
  expect(rows).toMatchObject([{ userId: ana.id, isSubscribed: true, reason: 'Paid by check' }])
})

it('emails links, confirms an address once, and ends every session', async () => {
  expect((await act(ana.id, 'send-verification')).statusCode).toBe(200)
  expect(test.mails.at(-1)).toMatchObject({ to: 'ana@oncall.test' })
  expect((await act(ana.id, 'verify')).json().emailVerifiedAt).not.toBeNull()
  expect((await act(ana.id, 'verify')).statusCode).toBe(409)
  const { accessToken } = await logIn(test, 'ana@oncall.test')
  expect((await act(ana.id, 'end-sessions')).json().sessions).toEqual([])
  expect((await ask(test, '/account/sessions', { token: accessToken })).statusCode).toBe(401)
  const audit = await ask(test, '/admin/audit?q=person.verify', { token })
  expect(audit.json().items).toMatchObject([{ action: 'person.verify', subjectName: 'Ana Reyes' }])
})
