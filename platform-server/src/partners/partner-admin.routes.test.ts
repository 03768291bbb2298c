import { PartnerRecordList, type PartnerRecordRequest } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let priya: Person
let howard: Person
let learner: Person
let outsider: Person
const headers = as({ role: 'admin', email: 'admin@oncall.test' })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  priya = await addPerson(test, {
    email: 'priya@oncall.test',
    lastName: 'Adams',
    isProfessionalPartner: true,
  })
  howard = await addPerson(test, { email: 'howard@oncall.test' })
  learner = await addPerson(test, { email: 'kim@oncall.test', assignedPartnerId: priya.id })
  outsider = await addPerson(test, { email: 'bea@trinova.test', tenantId: 2, isProfessionalPartner: true })
})
afterAll(() => test.close())

const wanted = (publicUrl: string): PartnerRecordRequest => ({
  title: 'Industrial Hygienist',
  certifications: ['CIH'],
  profile: {
    publicUrl,
    bio: ['Measures what people breathe.'],
    services: ['Air surveys'],
    states: ['WA'],
    languages: ['en'],
    specialties: ['IC0113'],
    credentials: [],
  },
})
const save = (id: number, publicUrl: string) =>
  ask(test, `/admin/partners/${id}`, { method: 'PUT', body: wanted(publicUrl), headers })
const remove = (id: number, to = '') => ask(test, `/admin/partners/${id}${to}`, { method: 'DELETE', headers })

it('is for admins only', async () => {
  expect((await ask(test, '/admin/partners')).statusCode).toBe(401)
  const partner = as({ role: 'user', isProfessionalPartner: true })
  expect((await ask(test, '/admin/partners', { headers: partner })).statusCode).toBe(403)
})

it('makes a person a partner with a public page, and finds only those who are none', async () => {
  const candidates = async () =>
    (await ask(test, '/admin/partners/candidates?q=howard', { headers })).json<unknown[]>()
  expect(await candidates()).toHaveLength(1)
  expect((await save(howard.id, 'howard-l')).json()).toMatchObject({
    title: 'Industrial Hygienist',
    learners: 0,
  })
  expect(await candidates()).toEqual([])
  expect((await ask(test, '/partners/by-url/howard-l')).statusCode).toBe(200)
  const { items } = PartnerRecordList.parse((await ask(test, '/admin/partners', { headers })).json())
  expect(items.map(({ learners, profile }) => [learners, profile?.publicUrl])).toEqual([
    [1, undefined],
    [0, 'howard-l'],
  ])
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(rows.at(-1)).toMatchObject({ action: 'partner.change', subject: `user/${howard.id}` })
})

it('refuses a public address that is taken or odd, and people of another tenant', async () => {
  expect((await save(priya.id, 'howard-l')).json()).toMatchObject({ code: 'public-url-taken' })
  expect((await save(priya.id, 'No spaces')).json().fields).toHaveProperty(['profile.publicUrl'])
  expect((await save(outsider.id, 'bea')).statusCode).toBe(404)
  expect((await remove(outsider.id)).statusCode).toBe(404)
})

it('removes a partner only when their learners have another one', async () => {
  expect((await remove(priya.id)).json().code).toBe('has-learners')
  expect((await remove(priya.id, `?to=${outsider.id}`)).statusCode).toBe(422)
  expect((await remove(priya.id, `?to=${howard.id}`)).statusCode).toBe(204)
  const read = await ask(test, `/admin/partners/${howard.id}`, { headers })
  expect(read.json().learners).toBe(1)
  expect((await ask(test, `/admin/partners/${priya.id}`, { headers })).statusCode).toBe(404)
  expect((await ask(test, `/admin/partners/${learner.id}`, { headers })).statusCode).toBe(404)
})
