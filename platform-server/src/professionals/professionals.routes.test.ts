import { ProfessionalPage, type ProfessionalRequest } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { seedDemoProfessionals } from './seed-professionals.ts'

let test: TestApp
const headers = as({ role: 'super_admin', email: 'super@oncall.test' })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  await seedDemoProfessionals(test.services)
  await seedDemoProfessionals(test.services)
})
afterAll(() => test.close())

const wanted: ProfessionalRequest = {
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'Ada@quist.test',
  phone: null,
  companyName: null,
  city: 'Austin',
  state: 'TX',
  certifications: ['CSP'],
  services: ['Audits'],
  certifiedUntil: null,
  source: 'Business card',
  doNotContact: false,
  checkedOn: null,
}

async function names(query: string) {
  const answer = await ask(test, `/professionals${query}`, { headers })
  return ProfessionalPage.parse(answer.json()).items.map(({ lastName }) => lastName)
}

it('is for super admins', async () => {
  for (const url of ['/professionals', '/professionals.csv'])
    expect((await ask(test, url, { headers: as({ role: 'admin' }) })).statusCode).toBe(403)
})

it.each([
  ['?state=TX', ['Solano']],
  ['?certification=CIH', ['Petrenko', 'Yamada']],
  ['?service=Chemical inventories&state=CA', ['Castillo']],
  ['?q=halvor', ['Halvorsen']],
  ['?q=100%25', []],
])('finds by %s', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

it.each([
  ['?sort=-name&size=2', ['Yamada', 'Solano']],
  ['?sort=place&size=2', ['Montoya', 'Castillo']],
  ['?sort=-place&size=2', ['Halvorsen', 'Yamada']],
])('sorts by %s', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

it('adds, changes and removes with a trail, each address once and in its own tenant', async () => {
  const made = await ask(test, '/professionals', { body: wanted, headers })
  expect([made.statusCode, made.json().email]).toEqual([201, 'ada@quist.test'])
  const again = await ask(test, '/professionals', { body: wanted, headers })
  expect(again.json().fields).toHaveProperty('email')
  const url = `/professionals/${made.json().id}`
  const elsewhere = { method: 'PUT', body: wanted, headers, host: 'trinova.localhost' } as const
  expect((await ask(test, url, elsewhere)).statusCode).toBe(404)
  const body = { ...wanted, city: 'Dallas' }
  expect((await ask(test, url, { method: 'PUT', body, headers })).json().city).toBe('Dallas')
  expect((await ask(test, url, { method: 'DELETE', headers })).statusCode).toBe(204)
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(rows.map(({ action }) => action)).toEqual([
    'professional.create',
    'professional.change',
    'professional.remove',
  ])
})

it('leaves out of the file who must not be contacted', async () => {
  const { body } = await ask(test, '/professionals.csv', { headers })
  expect(body).toContain('Solano')
  expect(body).not.toContain('Hughes')
})
