import {
  ConsultantSlots,
  Consultation,
  ConsultationPage,
  EntitlementList,
} from '@platform/shared-contracts/http'
import { seedDemoPartners } from '../partners/seed-partners.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { addPerson, ask } from '../testing/people.ts'
import { grantHours } from '../domain/hours/hour-ledger.ts'
import type { Person } from '../domain/accounts/people.ts'

const START = new Date('2026-11-16T12:00:00Z')
const MONDAY = '2026-11-23T15:00:00.000Z'
const TOPIC = 'Anchor points on the new roof'

let test: TestApp
let now = START
let ana: Person
let ben: Person
let partnerId: number

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now }, authenticate: byTestHeader })
  await seedDemoPartners(test.services)
  ana = await addPerson(test, { email: 'ana@oncall.test', state: 'CA' })
  ben = await addPerson(test, { email: 'ben@oncall.test', firstName: 'Ben' })
  for (const { id } of [ana, ben]) await grant(id)
  partnerId = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>().id
})
afterAll(() => test.close())
beforeEach(() => void (now = START))

const grant = (userId: number) =>
  test.services.database.withTenant(1, (tx) =>
    grantHours(tx, { tenantId: 1, userId, kind: 'partner-plan', startsAt: START }),
  )
const signed = (person: Pick<Person, 'id' | 'email'>, more = {}) => ({
  headers: as({ userId: person.id, email: person.email, ...more }),
})
const book = (person: Person, startsAt: string, given = {}) =>
  ask(test, '/consultations', { ...signed(person), body: { partnerId, startsAt, topic: TOPIC, ...given } })
const cancel = (person: Pick<Person, 'id' | 'email'>, id: string, more = {}) =>
  ask(test, `/consultations/${id}/cancel`, { ...signed(person, more), method: 'POST' })
async function usedWindows(person: Person): Promise<boolean[]> {
  const [plan] = EntitlementList.parse((await ask(test, '/entitlements', signed(person))).json())
  return plan?.windows.map(({ isUsed }) => isUsed) ?? []
}
const slots = async () => {
  const span = '?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z'
  const answer = await ask(test, `/consultants/${partnerId}/slots${span}`, signed(ana))
  return ConsultantSlots.parse(answer.json()).slots
}

it('books an hour once under concurrent requests, and emails both with a calendar file', async () => {
  const before = test.mails.length
  const answers = await Promise.all([book(ana, MONDAY), book(ben, MONDAY)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    message: 'That time was just taken. Choose another one.',
  })
  const mails = test.mails.slice(before)
  expect(mails.map(({ to }) => to)).toContain('partner@oncall.test')
  expect(mails).toHaveLength(2)
  for (const { calendar } of mails) expect(calendar).toContain('DTSTART:20261123T150000Z')
  expect(await slots()).not.toContain(MONDAY)
  expect(await slots()).toContain('2026-11-23T16:15:00.000Z')
})

it('emails each person, and fills their calendar, in the language of their account', async () => {
  const person = await addPerson(test, { email: 'luz@oncall.test', language: 'es', state: 'CA' })
  await grant(person.id)
  const inboxOf = (address: string) => test.mails.findLast(({ to }) => to === address)
  const made = Consultation.parse((await book(person, '2026-12-08T15:00:00.000Z')).json())
  const booked = inboxOf(person.email)
  expect(booked?.subject).toMatch(/^Consulta con Priya Natarajan, martes, 8 de diciembre/)
  expect(booked?.text).toContain(`Tema: ${TOPIC}`)
  expect(booked?.calendar).toContain('SUMMARY:Consulta: ')
  const toPartner = inboxOf('partner@oncall.test')
  expect(toPartner?.subject).toMatch(/^Consultation with .+, Tuesday, December 8/)
  expect(toPartner?.calendar).toContain('SUMMARY:Consultation: ')
  await cancel(person, made.id)
  expect(inboxOf(person.email)?.subject).toMatch(/^Cancelada: consulta del martes, 8 de diciembre/)
  expect(inboxOf('partner@oncall.test')?.subject).toMatch(/^Canceled: consultation on Tuesday/)
})

it('says in emails and calendars which module it is about, and refuses one that does not exist', async () => {
  const person = await addPerson(test, { email: 'mo@oncall.test', language: 'es' })
  await grant(person.id)
  const refused = await book(person, '2026-12-15T15:00:00.000Z', { module: 'IC9999' })
  expect(refused.json()).toMatchObject({ fields: { module: expect.any(String) } })
  const made = await book(person, '2026-12-15T15:00:00.000Z', { module: 'IC0112' })
  expect(Consultation.parse(made.json()).module).toBe('IC0112')
  const [own, other] = [person.email, 'partner@oncall.test'].map((address) =>
    test.mails.findLast(({ to }) => to === address),
  )
  expect(own?.text).toContain('Módulo: Protección contra caídas')
  expect(other?.text).toContain('Module: Fall Protection')
  expect(other?.calendar?.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:Module: Fall Protection\\nTopic: ${TOPIC}`,
  )
})

it('has one hour in a week of the plan, and gives it back when it is canceled in time', async () => {
  const person = await addPerson(test, { email: 'cam@oncall.test' })
  await grant(person.id)
  const made = Consultation.parse((await book(person, '2026-11-24T15:00:00.000Z')).json())
  expect(await usedWindows(person)).toEqual([false, true, false, false, false])
  expect((await book(person, '2026-11-25T15:00:00.000Z')).statusCode).toBe(402)
  now = new Date('2026-11-24T03:00:00Z')
  expect(Consultation.parse((await cancel(person, made.id)).json())).toMatchObject({
    status: 'canceled',
    isHourUsed: false,
  })
  expect(await usedWindows(person)).toEqual([false, false, false, false, false])
  expect((await book(person, '2026-11-25T15:00:00.000Z')).statusCode).toBe(201)
})

it('uses the hour when the client cancels late, and returns it when the partner cancels', async () => {
  const person = await addPerson(test, { email: 'dot@oncall.test' })
  await grant(person.id)
  const first = Consultation.parse((await book(person, '2026-11-24T20:45:00.000Z')).json())
  const second = Consultation.parse((await book(person, '2026-12-01T20:45:00.000Z')).json())
  now = new Date('2026-11-24T08:45:00.001Z')
  expect((await cancel(person, first.id)).json()).toMatchObject({ isHourUsed: true })
  now = new Date('2026-12-01T20:00:00Z')
  const partner = { id: partnerId, email: 'partner@oncall.test' }
  expect((await cancel(partner, second.id, { isProfessionalPartner: true })).json()).toMatchObject({
    isHourUsed: false,
  })
})

it.each([
  ['within 24 hours', { startsAt: '2026-11-17T11:00:00.000Z' }],
  ['beyond the horizon', { startsAt: '2026-12-21T15:00:00.000Z' }],
  ['at a time that nobody offers', { startsAt: '2026-11-24T15:01:00.000Z' }],
  ['without saying why', { topic: 'Hi' }],
])('refuses an hour %s', async (_why, given) => {
  expect((await book(ana, '2026-11-24T15:00:00.000Z', given)).statusCode).toBe(422)
})

it('shows clients, partners and admins their own consultations, and others nothing', async () => {
  const made = Consultation.parse((await book(ben, '2026-11-18T15:00:00.000Z')).json())
  const list = async (who: Pick<Person, 'id' | 'email'>, scope: string, more = {}) =>
    ask(test, `/consultations?scope=${scope}`, signed(who, more))
  const ids = async (...given: Parameters<typeof list>) =>
    ConsultationPage.parse((await list(...given)).json()).items.map(({ id }) => id)
  expect(await ids(ben, 'own')).toContain(made.id)
  expect(await ids(ana, 'own')).not.toContain(made.id)
  expect(await ids({ id: partnerId, email: 'p' }, 'clients', { isProfessionalPartner: true })).toContain(
    made.id,
  )
  expect(await ids({ id: 999, email: 'admin' }, 'all', { role: 'admin' })).toContain(made.id)
  expect((await list(ben, 'clients')).statusCode).toBe(403)
  expect((await list(ben, 'all')).statusCode).toBe(403)
  expect((await cancel(ana, made.id)).statusCode).toBe(404)
})

it('knows nothing of another tenant’s partner or hours', async () => {
  const made = Consultation.parse((await book(ben, '2026-12-02T15:00:00.000Z')).json())
  const there = { host: 'trinova.localhost', ...signed(ben, { role: 'admin' }) }
  expect((await ask(test, `/consultations/${made.id}/cancel`, { ...there, method: 'POST' })).statusCode).toBe(
    404,
  )
  const body = { partnerId, startsAt: '2026-12-03T15:00:00.000Z', topic: TOPIC }
  expect((await ask(test, '/consultations', { ...there, body })).statusCode).toBe(404)
})
