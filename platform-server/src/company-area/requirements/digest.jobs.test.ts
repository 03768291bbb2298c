import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { companyManagers, companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { addPerson } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'
import { digestJob, scheduleDigests } from './digest.jobs.ts'

let test: TestApp
let clock = new Date('2026-11-23T13:00:00Z')

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => clock } })
  await scheduleDigests(test.shared)
})
afterAll(() => test.close())

const asTenant: TestApp['services']['database']['withTenant'] = (id, work) =>
  test.services.database.withTenant(id, work)

async function addCompany(name: string, manager: Person, member: Person): Promise<void> {
  const at = clock
  await asTenant(1, async (tx) => {
    const [company] = await tx.insert(companies).values({ tenantId: 1, name }).returning()
    const own = { tenantId: 1, companyId: company?.id ?? 0 }
    await tx.insert(companyManagers).values({
      ...{ ...own, userId: manager.id, isOwner: true, grantedBy: 'super@oncall.test', grantedAt: at },
    })
    const { id: userId, email, firstName, lastName } = member
    await tx.insert(companyPeople).values({
      ...{ ...own, userId, email, firstName, lastName, invitedBy: manager.email },
      ...{ invitedAt: at, addedAt: at, joinedAt: at },
    })
    const modules = ['IC0110', 'IC0112'].map((module) => ({
      ...{ module, months: 1, basis: 'recommended' as const },
    }))
    await tx.insert(companyRules).values({
      ...{ ...own, jobRole: '', site: '', department: '', dueInDays: 30, modules },
      ...{ updatedBy: manager.email, updatedAt: at },
    })
  })
}

async function runOn(day: string) {
  const before = test.mails.length
  clock = new Date(`${day}T13:00:00Z`)
  await test.services.jobs.enqueue(digestJob, {})
  await test.services.jobs.drain()
  await test.services.jobs.drain()
  return test.mails.slice(before).map(({ to, text }) => ({ to, text }))
}

it('emails each manager once a week about their own company, and no one where all is well', async () => {
  const helen = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen', language: 'es' })
  const rita = await addPerson(test, { email: 'rita@pier.test' })
  const ana = await addPerson(test, { email: 'ana@home.test', lastName: 'Novak' })
  const bo = await addPerson(test, { email: 'bo@home.test', lastName: 'Finch' })
  await addCompany('Acme', helen, ana)
  await addCompany('Pier', rita, bo)
  expect(await runOn('2026-11-23')).toEqual([])

  await certify(test, ana, 'IC0112', new Date('2026-11-30T10:00:00Z'))
  const assigned = { assignedBy: helen.email, assignedAt: clock }
  await asTenant(1, (tx) =>
    tx
      .insert(trainingAssignments)
      .values({ tenantId: 1, userId: ana.id, moduleCode: 'IC0110', dueOn: '2026-11-25', ...assigned }),
  )
  const [mail, ...others] = await runOn('2026-11-30')
  expect(others).toEqual([])
  expect(mail?.to).toBe('helen@acme.test')
  expect(mail?.text).toContain('1 módulo obligatorio está atrasado:')
  expect(mail?.text).toMatch(/Ana Novak: .*, 25 nov 2026/)
  expect(mail?.text).toContain('1 módulo obligatorio vence dentro de 60 días:')
  expect(mail?.text).toContain('30 dic 2026')
  expect(mail?.text).not.toContain('Finch')
  expect(await runOn('2026-12-01')).toEqual([])
  expect((await runOn('2026-12-07')).map(({ to }) => to)).toEqual(['helen@acme.test'])
  await asTenant(1, (tx) =>
    tx.update(companyManagers).set({ getsDigest: false }).where(eq(companyManagers.userId, helen.id)),
  )
  expect(await runOn('2026-12-14')).toEqual([])
})
