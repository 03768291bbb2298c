import { TrainingMatrix, type TrainingRow } from '@platform/shared-contracts/http'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../domain/accounts/people.ts'
import { personIdsOf } from '../domain/company-people/members.ts'
import { withStandings } from '../domain/requirements/standings-of.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../lib/data/schema/company/classes.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companyExemptions, companyRules } from '../lib/data/schema/company/requirements.ts'
import { users } from '../lib/data/schema/people.ts'
import { trainingAssignments } from '../lib/data/schema/training/assignments.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { lessonProgress, trainerQuestions } from '../lib/data/schema/training/lessons.ts'
import { progress } from '../lib/data/schema/training/progress.ts'
import { quizAttempts } from '../lib/data/schema/training/quizzes.ts'
import { addCompanies, employ } from '../testing/company.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { certify } from '../testing/training/certify.ts'
import { trainingRows } from './sql-training-records.ts'

const START = new Date('2026-11-20T12:00:00Z')
let clock = START
let test: TestApp
let people: Awaited<ReturnType<typeof addCompanies>>
let anaAtAcme: number

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  people = await addCompanies(test)
  anaAtAcme = await employ(test, people.ana, { companyId: people.acme, jobRole: 'Roofer' })
})
afterAll(() => test.close())

const write = <T>(work: (tx: Tx) => Promise<T>) => test.services.database.withTenant(1, work)
const read = async ({ id: userId, email }: Person, query = '') => {
  const answer = await ask(test, `/company/training?${query}`, { headers: as({ userId, email }) })
  return TrainingMatrix.parse(answer.json())
}

/** The people of Acme as they are, computed without the index. */
function computed(): Promise<TrainingRow[]> {
  return write(async (tx) => {
    const scope = { kind: 'company', companyId: people.acme } as const
    const rows = await trainingRows(tx, { q: '', company: '', scope }, clock)
    const userIds = rows.map(({ id }) => id)
    const standingsOf = await withStandings(tx, { companyId: people.acme, userIds, now: clock })
    const personIds = await personIdsOf(tx, people.acme, userIds)
    return rows.map((row) => ({
      ...row,
      cells: standingsOf(row.id, row.cells),
      personId: personIds.get(row.id),
    }))
  })
}

const fallProtection = { tenantId: 1, moduleCode: 'IC0112' }
const ofAna = () => ({ ...fallProtection, userId: people.ana.id })
const manager = { updatedBy: 'helen@acme.test', updatedAt: START }
const anaPerson = () => eq(companyPeople.id, anaAtAcme)
const place = (set: Partial<typeof companyPeople.$inferInsert>) => (tx: Tx) =>
  tx.update(companyPeople).set(set).where(anaPerson())
const account = (set: Partial<typeof users.$inferInsert>) => (tx: Tx) =>
  tx.update(users).set(set).where(eq(users.id, people.ana.id))

const WRITES: readonly (readonly [string, (tx: Tx) => PromiseLike<unknown>])[] = [
  [
    'a rule is added',
    (tx) =>
      tx.insert(companyRules).values({
        ...{ tenantId: 1, companyId: people.acme, jobRole: 'roofer', site: '', department: '', ...manager },
        ...{ dueInDays: 30, modules: [{ module: 'IC0112', months: 12, basis: 'recommended' as const }] },
      }),
  ],
  [
    'training is assigned',
    (tx) =>
      tx.insert(trainingAssignments).values({
        ...{ ...ofAna(), dueOn: '2026-12-01', assignedBy: 'helen@acme.test', assignedAt: START },
      }),
  ],
  ['its day is moved', (tx) => tx.update(trainingAssignments).set({ dueOn: '2026-11-01' })],
  [
    'a lesson is opened',
    (tx) =>
      tx
        .insert(lessonProgress)
        .values({ ...ofAna(), lessonId: 'one', contentVersion: 1, updatedAt: new Date('2026-11-10') }),
  ],
  ['a lesson is read on', (tx) => tx.update(lessonProgress).set({ updatedAt: new Date('2026-11-11') })],
  [
    'a quiz is started',
    (tx) =>
      tx.insert(quizAttempts).values({
        ...{ ...ofAna(), id: crypto.randomUUID(), contentVersion: '1', state: 'open', paper: [] },
        ...{ startedAt: new Date('2026-11-12'), requestKey: 'one' },
      }),
  ],
  [
    'a quiz is failed',
    (tx) => tx.update(quizAttempts).set({ state: 'failed', submittedAt: new Date('2026-11-13') }),
  ],
  [
    'a class is recorded',
    async (tx) => {
      const [held] = await tx
        .insert(companyClasses)
        .values({
          ...{ ...fallProtection, companyId: people.acme, heldOn: '2026-11-14', minutes: 60, trainer: 'Kim' },
          ...{ qualification: 'Trainer', place: 'Yard', recordedBy: 'helen@acme.test', recordedAt: START },
        })
        .returning()
      await tx
        .insert(companyClassPeople)
        .values({ tenantId: 1, classId: held?.id ?? 0, personId: anaAtAcme, name: 'Ana' })
    },
  ],
  ['the class is voided', (tx) => tx.update(companyClasses).set({ voidedAt: START })],
  [
    'a person is exempt',
    (tx) =>
      tx.insert(companyExemptions).values({
        ...{
          ...fallProtection,
          companyId: people.acme,
          personId: anaAtAcme,
          reason: 'Leave',
          endsOn: '2026-12-31',
        },
        ...{ grantedBy: 'helen@acme.test', grantedAt: START },
      }),
  ],
  ['an exemption ends', (tx) => tx.update(companyExemptions).set({ endedAt: START })],
  ['a job role changes', place({ jobRole: 'Clerk' })],
  ['it changes back', place({ jobRole: 'Roofer' })],
  ['a rule changes', (tx) => tx.update(companyRules).set({ site: 'Plant 2' })],
  ['a person moves to the site of a rule', place({ site: 'Plant 2' })],
  ['a rule changes to a department', (tx) => tx.update(companyRules).set({ department: 'Roofs' })],
  ['a person moves to the department of a rule', place({ department: 'Roofs' })],
  ['a rule is removed', (tx) => tx.delete(companyRules)],
  [
    'a learner notes something',
    (tx) => tx.insert(progress).values({ ...ofAna(), status: 'completed', updatedAt: START }),
  ],
  [
    'a learner asks something',
    (tx) => tx.insert(trainerQuestions).values({ ...ofAna(), text: 'Why?', askedAt: START }),
  ],
  ['it is answered', (tx) => tx.update(trainerQuestions).set({ answeredAt: START })],
  ['a name changes', account({ firstName: 'Anna' })],
  ['a subscription ends', account({ isSubscribed: false })],
  ['an account becomes staff', account({ role: 'admin' })],
  ['an account is a learner again', account({ role: 'user' })],
  ['an account is erased', account({ erasedAt: START })],
  ['a person leaves', place({ deactivatedAt: START })],
  [
    'training is no longer assigned, and the person comes back',
    async (tx) => {
      await tx.delete(trainingAssignments)
      await place({ deactivatedAt: null })(tx)
    },
  ],
  ['an account is not erased', account({ erasedAt: null })],
  ['consent is withdrawn', place({ userId: null, joinedAt: null })],
  ['consent is given', (tx) => place({ userId: people.ana.id, joinedAt: START })(tx)],
]

it.each(WRITES)('shows at once that %s', async (_, change) => {
  const before = await read(people.helen)
  await write((tx) => Promise.resolve(change(tx)))
  const after = await read(people.helen)
  expect(after).not.toEqual(before)
  expect(after.items).toEqual(await computed())
})

it('shows at once that a certificate is issued, renewed and revoked', async () => {
  const cell = async () => {
    const { items } = await read(people.helen, 'q=ana')
    return items[0]?.cells.find((one) => one.module === 'IC0112')?.standing?.state
  }
  await certify(test, people.ana, 'IC0112', new Date('2024-12-20T12:00:00Z'))
  expect(await cell()).toBe('expiring')
  await certify(test, people.ana, 'IC0112', START)
  expect(await cell()).toBe('current')
  await write((tx) => tx.update(certificates).set({ revokedAt: START }))
  expect(await cell()).toBe('in_progress')
})

it('shows what time alone changes, forward and back', async () => {
  await write((tx) => tx.delete(certificates))
  await certify(test, people.ana, 'IC0113', new Date('2026-01-10T12:00:00Z'))
  const seen: (string | undefined)[] = []
  for (const at of [
    '2026-11-11T11:59:59.999Z',
    '2026-11-11T12:00:00Z',
    '2027-01-10T11:59:59.999Z',
    '2027-01-10T12:00:00Z',
    '2026-11-11T00:00:00Z',
  ]) {
    clock = new Date(at)
    const { items } = await read(people.helen)
    expect(items).toEqual(await computed())
    seen.push(items[0]?.cells.find((one) => one.module === 'IC0113')?.standing?.state)
  }
  expect(seen).toEqual(['current', 'expiring', 'expiring', 'expired', 'current'])
  clock = START
})

it('counts, filters and sorts as the file does, which reads no index', async () => {
  const ruth = await read(people.ruth)
  expect([ruth.total, ruth.items]).toEqual([0, []])
  await employ(test, people.bob, { companyId: people.acme, jobRole: 'Clerk', site: 'Plant 1' })
  for (const query of [
    '',
    'q=bob',
    'site=Plant%201',
    'standing=not_trained',
    'status=completed&module=IC0113',
    'standing=current&module=IC0112',
    'module=none',
    'module=none&status=completed',
    'company=nowhere',
    'sort=-name',
    'sort=done',
    'sort=-done',
    'sort=last',
    'sort=-last',
  ]) {
    const headers = as({ userId: people.helen.id, email: people.helen.email })
    const file = await ask(test, `/company/training.csv?${query}`, { headers })
    const lines = file.body
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1])
    const { items, total } = await read(people.helen, query)
    const listed = items.map(({ email }) => email)
    expect(total).toBe(listed.length)
    if (!query.includes('none')) expect(listed).toEqual([...new Set(lines.filter((email) => email))])
  }
})

it('keeps nothing of people who are deleted, or of another tenant', async () => {
  await write((tx) => tx.delete(companyPeople).where(and(anaPerson())))
  const { items } = await read(people.helen)
  expect(items.map(({ email }) => email)).toEqual([people.bob.email])
  const foreign = await test.services.database.withTenant(2, (tx) =>
    tx.execute(sql`select 1 from company_training_index union all select 1 from company_training_changes`),
  )
  expect(foreign).toMatchObject({ rows: [] })
})
