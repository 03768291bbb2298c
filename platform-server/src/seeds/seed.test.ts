import { sql } from 'drizzle-orm'
import {
  CompanyRuleList,
  CompanyRulePreview,
  ProfessionalPartnerList,
  ProgressList,
  STANDINGS,
  TaxExemptionPage,
  TrainingMatrix,
} from '@platform/shared-contracts/http'
import { seedDemo } from './seed.ts'
import { ask, logIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await Promise.all([seedDemo(test.services), seedDemo(test.services)])
}, 120_000)
afterAll(() => test.close())

const TENANTS = [
  ['oncall.test', 'localhost'],
  ['trinova.test', 'trinova.localhost'],
] as const

describe.each(TENANTS)('the demo of %s', (domain, host) => {
  it.each([
    ['super', { role: 'super_admin' }],
    ['admin', { role: 'admin' }],
    ['subscriber', { role: 'user', isSubscribed: true, isProfessionalPartner: false }],
    ['learner', { role: 'user', isSubscribed: false, isProfessionalPartner: false }],
    ['partner', { role: 'user', isProfessionalPartner: true }],
  ])('lets %s log in by the documented password', async (name, user) => {
    expect((await logIn(test, `${name}@${domain}`, host)).user).toMatchObject(user)
  })

  it('has progress in every state that can be recorded', async () => {
    const email = `subscriber@${domain}`
    const { accessToken: token } = await logIn(test, email, host)
    const answer = await ask(test, `/progress?email=${email}`, { token, host })
    const states = new Set(ProgressList.parse(answer.json()).map(({ status }) => status))
    expect([...states].sort()).toEqual(['completed', 'expired', 'in_progress', 'not_started', 'quiz_failed'])
  })

  it('has a tax exemption that staff accepted and one to check', async () => {
    const { accessToken: token } = await logIn(test, `super@${domain}`, host)
    const { items } = TaxExemptionPage.parse(
      (await ask(test, '/admin/tax-exemptions', { token, host })).json(),
    )
    expect(items.map(({ status, isExpired }) => [status, isExpired])).toEqual([
      ['waiting', false],
      ['accepted', false],
    ])
  })

  it.each([
    ['manager', 60],
    ['safety', 240],
  ])('gives the company of %s %i people, some of whom have left, in every standing', async (name, size) => {
    const { accessToken: token } = await logIn(test, `${name}@${domain}`, host)
    const { total } = (await ask(test, '/company/people', { token, host })).json() as { total: number }
    expect(total).toBeLessThan(size)
    expect(total).toBeGreaterThan(size * 0.9)
    const answer = await ask(test, '/company/training', { token, host })
    const { standings, compliance } = TrainingMatrix.parse(answer.json()).summary
    const seen = STANDINGS.filter((standing) => (standings?.[standing] ?? 0) > 0)
    // A rule gives who is not trained a due day.
    expect(new Set([...seen, 'not_trained'])).toEqual(new Set(STANDINGS))
    const { current = 0, required = 1 } = compliance ?? {}
    expect(current / required).toBeGreaterThan(0.5)
    expect(current / required).toBeLessThan(0.97)
  })

  it('has every due day that a rule of a company gives, but perhaps for its manager, who is new', async () => {
    const { accessToken: token } = await logIn(test, `safety@${domain}`, host)
    const { rules } = CompanyRuleList.parse((await ask(test, '/company/rules', { token, host })).json())
    const { id, jobRole, site, department, dueInDays, modules } = rules[0]!
    const body = { id, jobRole, site, department, dueInDays, modules }
    const preview = await ask(test, '/company/rules/preview', { token, host, body })
    const { assigned } = CompanyRulePreview.parse(preview.json())
    expect(assigned).toBeLessThanOrEqual(modules.length)
  })

  it('has partners to choose and a company with a directory', async () => {
    const partners = await ask(test, '/auth/professional-partners', { host })
    expect(ProfessionalPartnerList.parse(partners.json()).length).toBeGreaterThan(1)
    const { accessToken: token } = await logIn(test, `super@${domain}`, host)
    const companies = (await ask(test, '/companies', { token, host })).json()
    expect(companies.items[0]).toMatchObject({ directory: { hasBindPassword: true }, people: 1 })
  })
})

it('changes nothing when it is seeded again', async () => {
  const counts = async () => {
    const result: unknown = await test.services.database.withPlatform((tx) =>
      tx.execute(sql`select (select count(*) from users) as users, (select count(*) from progress_changes) as changes,
        (select count(*) from companies) as companies, (select count(*) from sessions where generation = 1) as sessions`),
    )
    return (result as { rows: readonly unknown[] }).rows
  }
  const before = await counts()
  await seedDemo(test.services)
  expect(await counts()).toEqual(before)
})
