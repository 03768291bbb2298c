import { ComplianceTrend, type CompanyRuleRequest } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { addCompanies, employ } from '../../testing/company.ts'
import { ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'

let clock = new Date('2026-06-10T12:00:00Z')
let test: TestApp
let people: Awaited<ReturnType<typeof addCompanies>>

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  people = await addCompanies(test)
})
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => as({ userId, email })
const trendOf = async (who: Person) => {
  const answer = await ask(test, '/company/compliance', { headers: signedIn(who) })
  return ComplianceTrend.parse(answer.json())
}

it('shows a manager how the compliance of the own company changed, and no other', async () => {
  const { helen, ruth, acme, ana, bob } = people
  await employ(test, ana, { companyId: acme, jobRole: 'Roofer' })
  await employ(test, bob, { companyId: acme, jobRole: 'Roofer' })
  const body: CompanyRuleRequest = {
    ...{ jobRole: '', site: '', department: '', dueInDays: 30 },
    modules: [{ module: 'IC0112', months: 24, basis: 'recommended' }],
  }
  await ask(test, '/company/rules', { headers: signedIn(helen), body })
  await certify(test, ana, 'IC0112', new Date('2026-07-15T12:00:00Z'))
  await certify(test, bob, 'IC0112', new Date('2026-09-15T12:00:00Z'))
  clock = new Date('2026-09-20T12:00:00Z')

  const trend = await trendOf(helen)
  expect(trend).toHaveLength(13)
  expect(trend.slice(-5)).toEqual([
    { day: '2026-05-31', required: 0, current: 0 },
    { day: '2026-06-30', required: 2, current: 0 },
    { day: '2026-07-31', required: 2, current: 1 },
    { day: '2026-08-31', required: 2, current: 1 },
    { day: '2026-09-20', required: 2, current: 2 },
  ])
  expect((await trendOf(ruth)).every(({ required }) => required === 0)).toBe(true)
  expect((await ask(test, '/company/compliance', { headers: signedIn(ana) })).statusCode).toBe(403)
})
