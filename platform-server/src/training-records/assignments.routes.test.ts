import { randomUUID } from 'node:crypto'
import { AssignmentPreview, OwnAssignmentList } from '@platform/shared-contracts/http'
import { courseAccess, orders } from '../lib/data/schema/orders.ts'
import type { Person } from '../domain/accounts/people.ts'
import { certify } from '../testing/training/certify.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let priya: Person
let ana: Person
let kim: Person
const now = () => new Date('2026-11-21T12:00:00Z')
const admin = as({ role: 'super_admin', email: 'super@oncall.test' })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  priya = await addPerson(test, { email: 'priya@oncall.test', isProfessionalPartner: true })
  ana = await addPerson(test, { email: 'ana@oncall.test', firstName: 'Ana', isSubscribed: true })
  kim = await addPerson(test, { email: 'kim@oncall.test', firstName: 'Kim', assignedPartnerId: priya.id })
  await buyFor(kim, 'IC0112')
  await certify(test, ana, 'IC0110', now())
})
afterAll(() => test.close())

async function buyFor({ id: userId }: Person, moduleCode: string) {
  const [id, at] = [randomUUID(), now()]
  const cents = { sumCents: 4000, discountCents: 0, totalCents: 4000 }
  const billing = { name: 'Kim', companyName: '', address: '1 Pier', poNumber: '' }
  const order = {
    id,
    tenantId: 1,
    userId,
    number: id.slice(0, 8),
    seats: 1,
    state: 'paid' as const,
    ...cents,
  }
  await test.services.database.withTenant(1, async (tx) => {
    await tx.insert(orders).values({ ...order, billing, termsVersion: '1', placedAt: at, requestKey: id })
    await tx.insert(courseAccess).values({ tenantId: 1, userId, moduleCode, orderId: id, at })
  })
}

const assign = (body: object, headers = admin) => ask(test, '/training/assignments', { body, headers })
const preview = (body: object, headers = admin) =>
  ask(test, '/training/assignments/preview', { body, headers })
const daysOf = async ({ id: userId }: Person) => {
  const answer = await ask(test, '/training/assignments', { headers: as({ userId }) })
  return OwnAssignmentList.parse(answer.json()).map(({ moduleCode, dueOn }) => [moduleCode, dueOn])
}

it('previews who has no access, and which due dates exist, and stores nothing', async () => {
  const wanted = { people: [ana.id, kim.id], modules: ['IC0110', 'IC0112'] }
  await assign({ people: [ana.id, kim.id], modules: ['IC0110'], dueOn: '2026-12-01' })
  await assign({ people: [kim.id], modules: ['IC0112'], dueOn: '2026-12-24' })
  expect(AssignmentPreview.parse((await preview(wanted)).json())).toEqual({
    withoutAccess: { count: 1, names: ['Kim Reyes'], modules: [{ moduleCode: 'IC0110', count: 1 }] },
    dueDates: { count: 2, first: '2026-12-01', last: '2026-12-24' },
  })
  const open = await preview({ people: [kim.id], modules: ['IC0112'] })
  expect(AssignmentPreview.parse(open.json()).withoutAccess.count).toBe(0)
  expect(await daysOf(kim)).toEqual([
    ['IC0110', '2026-12-01'],
    ['IC0112', '2026-12-24'],
  ])
})

it('counts for each module who may not open it, once, and leaves out what all may open', async () => {
  const luis = await addPerson(test, { email: 'luis@oncall.test', firstName: 'Luis' })
  const people = [ana.id, kim.id, luis.id]
  const answer = await preview({ people, modules: ['IC0112', 'IC0110', 'IC0112'] })
  expect(AssignmentPreview.parse(answer.json()).withoutAccess).toMatchObject({
    count: 2,
    modules: [
      { moduleCode: 'IC0112', count: 1 },
      { moduleCode: 'IC0110', count: 2 },
    ],
  })
  const open = await preview({ people: [ana.id], modules: ['IC0110'] })
  expect(AssignmentPreview.parse(open.json()).withoutAccess.modules).toEqual([])
})

it('previews only what the caller may assign', async () => {
  const partner = as({ userId: priya.id, isProfessionalPartner: true })
  expect((await preview({ people: [kim.id], modules: ['IC0110'] }, partner)).statusCode).toBe(200)
  expect((await preview({ people: [ana.id], modules: ['IC0110'] }, partner)).statusCode).toBe(404)
  const everyone = { matching: { learners: 'tenant' }, modules: ['IC0110'] }
  expect((await preview(everyone, partner)).statusCode).toBe(403)
  expect((await preview(everyone, as({ userId: kim.id }))).statusCode).toBe(403)
  expect((await preview({ ...everyone, modules: ['IC9999'] })).statusCode).toBe(422)
})

it('keeps due dates on request, and emails only about the new ones', async () => {
  const wanted = { people: [kim.id], modules: ['IC0112', 'IC0118'], dueOn: '2027-01-15' }
  await assign({ ...wanted, modules: ['IC0112'], dueOn: '2026-12-24' })
  const before = test.mails.length
  expect((await assign({ ...wanted, keepsDueDates: true })).statusCode).toBe(204)
  expect(await daysOf(kim)).toEqual(
    expect.arrayContaining([
      ['IC0112', '2026-12-24'],
      ['IC0118', '2027-01-15'],
    ]),
  )
  // Kim may not open the only module that is new.
  expect(test.mails).toHaveLength(before)
  await assign(wanted)
  expect(await daysOf(kim)).toContainEqual(['IC0112', '2027-01-15'])
  expect(test.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['kim@oncall.test', 'Fall Protection is due by January 15, 2027'],
  ])
})
