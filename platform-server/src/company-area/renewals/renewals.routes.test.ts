import { CompanyRenewals, NewCalendarFeed } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { users } from '../../lib/data/schema/people.ts'
import { addCompany, employ } from '../../testing/company.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

let test: TestApp
let manager: Person
let rival: Person
let acme: number

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  manager = await addPerson(test, { email: 'helen@acme.test' })
  rival = await addPerson(test, { email: 'rita@pier.test' })
  acme = await addCompany(test, 'Acme', manager)
  const pier = await addCompany(test, 'Pier', rival)
  const ana = await addPerson(test, { email: 'ana@home.test', firstName: 'Ana', lastName: 'Ruiz' })
  const kim = await addPerson(test, { email: 'kim@home.test', firstName: 'Kim', lastName: 'Novak' })
  const lee = await addPerson(test, { email: 'lee@home.test', firstName: 'Lee', lastName: 'Ortiz' })
  await employ(test, ana, { companyId: acme, jobRole: 'Roofer', site: 'Dock 2' })
  await employ(test, kim, { companyId: acme, jobRole: 'Clerk', site: 'Office' })
  await employ(test, lee, { companyId: pier, jobRole: 'Roofer', site: 'Dock 2' })
  for (const person of [ana, kim, lee]) await certifyUntil(person, 'IC0112', '2027-01-31')
  await certifyUntil(ana, 'IC0110', '2026-11-10')
  await certifyUntil(kim, 'IC0110', '2027-12-01')
})
afterAll(() => test.close())

async function certifyUntil(person: Person, moduleCode: string, day: string) {
  const id = await certify(test, person, moduleCode, new Date('2026-01-05T12:00:00Z'))
  const expiresAt = new Date(`${day}T12:00:00Z`)
  await test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ expiresAt }).where(eq(certificates.id, id)),
  )
}
const signedIn = ({ id: userId, email }: Person) => as({ userId, email })
const list = async (query = '', who = manager) => {
  const answer = await ask(test, `/company/renewals${query}`, { headers: signedIn(who) })
  expect(answer.statusCode).toBe(200)
  return CompanyRenewals.parse(answer.json())
}
const shown = ({ items }: CompanyRenewals) =>
  items.map(({ firstName, module, until, state }) => `${firstName} ${module} ${until} ${state}`)
const newFeed = async (who: Person) => {
  const answer = await ask(test, '/company/renewals/calendar', { method: 'POST', headers: signedIn(who) })
  return NewCalendarFeed.parse(answer.json()).url
}
const read = (url: string) =>
  test.app.inject({ url: url.slice(url.indexOf('/api/')), headers: { host: 'localhost' } })

it('lists what ends from this month through the twelve after it, for the own company only', async () => {
  const renewals = await list()
  expect(shown(renewals)).toEqual([
    'Ana IC0110 2026-11-10 expired',
    'Kim IC0112 2027-01-31 current',
    'Ana IC0112 2027-01-31 current',
  ])
  expect(renewals.months).toHaveLength(13)
  expect(renewals.months.filter((month) => month.renewals > 0)).toEqual([
    { month: '2026-11', renewals: 1, people: 1 },
    { month: '2027-01', renewals: 2, people: 2 },
  ])
  expect(shown(await list('', rival))).toEqual(['Lee IC0112 2027-01-31 current'])
})

it('narrows the list to a month, and list and counts to a place', async () => {
  expect(shown(await list('?month=2026-11'))).toEqual(['Ana IC0110 2026-11-10 expired'])
  const office = await list('?site=Office&month=2026-11')
  expect(office.items).toEqual([])
  expect(office.months.filter((month) => month.renewals > 0)).toEqual([
    { month: '2027-01', renewals: 1, people: 1 },
  ])
  const paged = await list('?page=2&size=2')
  expect([paged.total, shown(paged)]).toEqual([3, ['Ana IC0112 2027-01-31 current']])
  expect(
    (await ask(test, '/company/renewals?month=2026-13', { headers: signedIn(manager) })).statusCode,
  ).toBe(400)
})

it('gives calendar apps one entry for each day and module, in the language of the manager', async () => {
  const url = await newFeed(manager)
  const english = (await read(url)).body.replaceAll('\r\n ', '')
  expect(english.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(english).toContain('DTSTART;VALUE=DATE:20270131')
  expect(english).toMatch(/SUMMARY:Fall Protection expires: 2 people/)
  expect(english).toContain('DESCRIPTION:Kim Novak\\nAna Ruiz')
  expect(english).not.toContain('Lee')
  await test.services.database.withPlatform((tx) =>
    tx.update(users).set({ language: 'es' }).where(eq(users.id, manager.id)),
  )
  expect((await read(url)).body.replaceAll('\r\n ', '')).toMatch(/SUMMARY:Vence .*: 2 personas/)
})

it('closes the address of a manager whose grant ends, and to who is no manager', async () => {
  const url = await newFeed(rival)
  expect((await read(url)).statusCode).toBe(200)
  expect((await read(url.replace('renewals.ics', 'calendar.ics'))).statusCode).toBe(404)
  await test.services.database.withPlatform((tx) =>
    tx.delete(companyManagers).where(eq(companyManagers.userId, rival.id)),
  )
  expect((await read(url)).statusCode).toBe(404)
  const refused = await ask(test, '/company/renewals/calendar', { method: 'POST', headers: signedIn(rival) })
  expect(refused.statusCode).toBe(403)
})
