import { OwnAssignmentList, TrainingMatrix, TrainingRow } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { users } from '../lib/data/schema/people.ts'
import { progress } from '../lib/data/schema/training/progress.ts'
import type { Person } from '../domain/accounts/people.ts'
import { certify } from '../testing/training/certify.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let priya: Person
let ana: Person
let kim: Person
let outsider: Person
const now = () => new Date('2026-11-21T12:00:00Z')
const owner = as({ role: 'super_admin', email: 'super@oncall.test' })
const partner = () => as({ userId: priya.id, isProfessionalPartner: true })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  priya = await addPerson(test, { email: 'priya@oncall.test', isProfessionalPartner: true })
  const company = { companyName: 'Harbor', isSubscribed: true }
  ana = await addPerson(test, { ...company, email: 'ana@oncall.test', assignedPartnerId: priya.id })
  kim = await addPerson(test, { email: 'kim@oncall.test', companyName: 'harbor', firstName: '=cmd()' })
  await addPerson(test, { email: 'lee@oncall.test', companyName: 'Quarry', lastName: 'Stone' })
  outsider = await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
  await certify(test, ana, 'IC0110', now())
})
afterAll(() => test.close())

async function read(url: string, headers = owner) {
  return TrainingMatrix.parse((await ask(test, url, { headers })).json())
}
const assign = (body: object, headers = owner) => ask(test, '/training/assignments', { body, headers })
const names = ({ items }: TrainingMatrix) => items.map(({ email }) => email.split('@')[0])

it('checks the role: super admins see all, partners their own, others nothing', async () => {
  const [admin, learner] = [as({ role: 'admin' }), as({ role: 'user' })]
  for (const headers of [admin, learner, partner()])
    expect((await ask(test, '/admin/training', { headers })).statusCode).toBe(403)
  expect((await ask(test, '/admin/training.csv', { headers: partner() })).statusCode).toBe(403)
  for (const headers of [admin, learner])
    expect((await ask(test, '/partner/learners', { headers })).statusCode).toBe(403)
  expect((await ask(test, '/partner/learners.csv')).statusCode).toBe(401)
})

it('shows learners of the tenant by company, one company for two spellings', async () => {
  const matrix = await read('/admin/training?company=HARBOR')
  expect(names(matrix).sort()).toEqual(['ana', 'kim'])
  expect(names(await read('/admin/training?company=HARBOR&sort=-name'))).toEqual(names(matrix).toReversed())
  expect(matrix.companies.map(({ people }) => people)).toEqual([2, 1])
  expect(matrix.summary).toMatchObject({ people: 2, idle: 1, overdue: 0 })
  expect(matrix.items[0]?.cells).toHaveLength(12)
})

it('shows a partner only who is assigned to them', async () => {
  expect(names(await read('/partner/learners', partner()))).toEqual(['ana'])
  const csv = await ask(test, '/partner/learners.csv', { headers: partner() })
  expect(csv.body).toContain('ana@oncall.test')
  expect(csv.body).not.toContain('kim@oncall.test')
})

it('counts nothing that a learner says about themselves: it is their note, in the record and the file', async () => {
  const note = { tenantId: 1, userId: kim.id, moduleCode: 'IC0121', updatedAt: now(), status: 'completed' }
  await test.services.database.withTenant(1, (tx) => tx.insert(progress).values(note))
  await assign({ people: [kim.id], modules: ['IC0121'], dueOn: '2026-11-21' })
  const { items, summary } = await read('/admin/training?module=IC0121&q=kim')
  expect(items[0]).toMatchObject({ completed: 0, lastActivityAt: null })
  expect(items[0]!.cells.find(({ module }) => module === 'IC0121')).toMatchObject({
    state: 'assigned',
    selfReported: 'completed',
  })
  expect(summary).toMatchObject({ completion: 0, idle: 1 })
  const file = await ask(test, '/admin/training.csv?module=IC0121&q=kim', { headers: owner })
  const [head, line] = file.body.split('\n')
  expect(head).toContain('Self-reported (does not count)')
  expect(line).toMatch(/assigned,2026-11-21,,completed/)
  const own = await ask(test, '/training/assignments', { headers: as({ userId: kim.id }) })
  expect(OwnAssignmentList.parse(own.json())).toMatchObject([{ moduleCode: 'IC0121', isDone: false }])
  const record = await ask(test, '/training/record', { headers: as({ userId: kim.id }) })
  expect(record.json()).toContainEqual(expect.objectContaining({ module: 'IC0121', state: 'assigned' }))
  await assign({ people: [kim.id], modules: ['IC0121'], dueOn: null })
})

it('assigns by a day, and finds who has something to do', async () => {
  const wanted = { people: [ana.id, kim.id], modules: ['IC0110', 'IC0112'], dueOn: '2026-11-21' }
  expect((await assign(wanted)).statusCode).toBe(204)
  expect(names(await read('/admin/training?status=assigned&module=IC0110'))).toEqual(['kim'])
  expect((await assign({ ...wanted, dueOn: '2026-11-20' })).json().fields).toHaveProperty('dueOn')
  expect((await assign({ ...wanted, modules: ['IC9999'] })).statusCode).toBe(422)
  expect((await assign({ ...wanted, people: [outsider.id] })).statusCode).toBe(404)
  expect((await assign({ ...wanted, dueOn: null })).statusCode).toBe(204)
  expect((await read('/admin/training?status=assigned')).total).toBe(0)
})

it('assigns to exactly the learners who match the filters', async () => {
  const wanted = { modules: ['IC0113'], dueOn: '2026-12-01' }
  const matching = { learners: 'tenant', company: 'Harbor' }
  const assigned = async () => names(await read('/admin/training?status=assigned&module=IC0113')).sort()
  expect((await assign({ ...wanted, matching })).statusCode).toBe(204)
  expect(await assigned()).toEqual(['ana', 'kim'])
  const all = { matching: { learners: 'tenant' }, modules: ['IC0113'], dueOn: null }
  expect((await assign(all)).statusCode).toBe(204)
  expect(await assigned()).toEqual([])
  const none = { ...wanted, matching: { learners: 'tenant', q: 'nobody at all' } }
  expect((await assign(none)).statusCode).toBe(404)
  expect((await assign({ ...wanted, matching, people: [ana.id] })).statusCode).toBe(400)
  expect((await assign(wanted)).statusCode).toBe(400)
})

it('assigns to no learner when another number matches, or a filter is unknown', async () => {
  const wanted = { modules: ['IC0115'], dueOn: '2026-12-01' }
  const matching = { learners: 'tenant', company: 'Harbor' }
  const refused = await assign({ ...wanted, matching, expected: 3 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'count-changed'])
  expect((await assign({ ...wanted, matching: { ...matching, state: 'TX' } })).statusCode).toBe(422)
  expect((await read('/admin/training?status=assigned&module=IC0115')).total).toBe(0)
  expect((await assign({ ...wanted, matching, expected: 2 })).statusCode).toBe(204)
  expect((await assign({ ...wanted, matching, dueOn: null })).statusCode).toBe(204)
})

it('assigns to all matching learners of a partner only, for each caller', async () => {
  const wanted = { modules: ['IC0114'], dueOn: '2026-12-01' }
  const assigned = async () => names(await read('/admin/training?status=assigned&module=IC0114'))
  const everyone = { ...wanted, matching: { learners: 'tenant' } }
  expect((await assign(everyone, partner())).statusCode).toBe(403)
  expect(await assigned()).toEqual([])
  const own = { ...wanted, matching: { learners: 'assigned' } }
  expect((await assign(own, partner())).statusCode).toBe(204)
  expect(await assigned()).toEqual(['ana'])
  expect((await assign({ ...own, dueOn: null }, partner())).statusCode).toBe(204)
})

it('exports a file that no spreadsheet runs', async () => {
  const answer = await ask(test, '/admin/training.csv?module=IC0110', { headers: owner })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('training.csv')
  expect(answer.body.startsWith('\uFEFFName,Email')).toBe(true)
  expect(answer.body).toContain(
    'Ana Reyes,ana@oncall.test,Harbor,,IC0110,Ladder Safety,completed,,2026-11-21T',
  )
  expect(answer.body).toContain("\r\n'=cmd() Reyes,")
  expect(answer.body.split('\r\n')).toHaveLength(5)
})

it('lets a partner assign to their own learners only, emails them, and shows them what is due', async () => {
  const wanted = { people: [ana.id], modules: ['IC0112'], dueOn: '2026-12-01' }
  const learner = as({ userId: ana.id })
  const mine = async () =>
    OwnAssignmentList.parse((await ask(test, '/training/assignments', { headers: learner })).json())
  expect((await assign({ ...wanted, people: [kim.id] }, partner())).statusCode).toBe(404)
  expect((await assign(wanted, learner)).statusCode).toBe(403)
  expect((await assign(wanted, partner())).statusCode).toBe(204)
  expect(test.mails.at(-1)).toMatchObject({
    to: 'ana@oncall.test',
    subject: 'Fall Protection is due by December 1, 2026',
  })
  expect(await mine()).toEqual([
    { moduleCode: 'IC0112', dueOn: '2026-12-01', isDone: false, isOverdue: false },
  ])
})

it('shows one learner to whom they are assigned, until they are not', async () => {
  const open = (headers: Record<string, string>, host = 'localhost') =>
    ask(test, `/learners/${ana.id}`, { headers, host })
  expect(TrainingRow.parse((await open(partner())).json())).toMatchObject({
    email: 'ana@oncall.test',
    expiring: 0,
  })
  expect((await open(as({ role: 'admin' }))).statusCode).toBe(200)
  expect((await open(as({ role: 'admin' }), 'trinova.localhost')).statusCode).toBe(404)
  await test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ assignedPartnerId: null }).where(eq(users.id, ana.id)),
  )
  expect((await open(partner())).statusCode).toBe(404)
  expect((await read('/partner/learners', partner())).total).toBe(0)
  expect((await ask(test, '/partner/learners.csv', { headers: partner() })).body).not.toContain(
    'ana@oncall.test',
  )
  const wanted = { people: [ana.id], modules: ['IC0112'], dueOn: null }
  expect((await assign(wanted, partner())).statusCode).toBe(404)
})
