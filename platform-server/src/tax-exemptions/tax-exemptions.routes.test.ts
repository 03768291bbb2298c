import { Order, TaxExemption, TaxExemptionList, TaxExemptionPage } from '@platform/shared-contracts/http'
import { LANGUAGE_COOKIE } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { Person } from '../domain/accounts/people.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { companyManagers } from '../lib/data/schema/company/company-people.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { addCompany } from '../testing/company.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { multipart } from '../testing/upload-form.ts'
import { removeExemptionFilesJob, scheduleExemptionRetention } from './tax-exemptions.jobs.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-11-24T12:00:00Z')
let clock = START
let test: TestApp
let helen: Person
let omar: Person
let ruth: Person
let ana: Person
let companyId: number

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
  helen = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  omar = await addPerson(test, { email: 'omar@acme.test', firstName: 'Omar', language: 'es' })
  ruth = await addPerson(test, { email: 'ruth@other.test', firstName: 'Ruth' })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
  companyId = await addCompany(test, 'Acme', helen)
  await addCompany(test, 'Other', ruth)
  const grant = { tenantId: 1, companyId, isOwner: false, grantedBy: 'x', grantedAt: new Date(clock) }
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(companyManagers).values({ userId: omar.id, ...grant }),
  )
  await scheduleExemptionRetention(test.services)
})
beforeEach(() => void (clock = START))
afterEach(() => test.services.database.withPlatform((tx) => tx.delete(taxExemptions)))
afterAll(() => test.close())

const person = ({ id, email }: Person) => as({ userId: id, email })
const staff = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const FIELDS = { number: '1-23-456', state: 'TX', kind: 'nonprofit', expiresOn: '2026-12-31' }
const PDF = '%PDF-1.7\ncertificate\n%%EOF\n'

interface Sent {
  readonly who?: object
  readonly change?: object
  readonly content?: string | null
  readonly language?: string
  readonly host?: string
}
/** Its name and type are lies, as an attacker would send them. */
function send({
  who = person(helen),
  change = {},
  content = PDF,
  language = 'en',
  host = 'localhost',
}: Sent = {}) {
  const file = content === null ? null : { field: 'file', name: 'form.exe', type: 'text/html', content }
  const { headers, payload } = multipart({ ...FIELDS, ...change }, file)
  const cookie = `${LANGUAGE_COOKIE.name}=${language}`
  return test.app.inject({
    method: 'POST',
    url: '/api/tax-exemptions',
    headers: { host, cookie, ...headers, ...who },
    payload,
  })
}
const sent = async (given?: Sent) => TaxExemption.parse((await send(given)).json())
const listed = async (who: Person) =>
  TaxExemptionList.parse((await ask(test, '/tax-exemptions', { headers: person(who) })).json())
const decide = (id: string, body: object, headers = staff, host = 'localhost') =>
  ask(test, `/admin/tax-exemptions/${id}/decision`, { body, headers, host })
const accept = (id: string, expiresOn: string | null = FIELDS.expiresOn) =>
  decide(id, { isAccepted: true, expiresOn })
const refuse = (id: string, reason = 'It is not signed.') => decide(id, { isAccepted: false, reason })
const fileOf = (id: string, headers: Record<string, string>, host = 'localhost') =>
  ask(test, `/tax-exemptions/${id}/file`, { headers, host })
const queue = async (query = '', headers = staff, host = 'localhost') =>
  TaxExemptionPage.parse((await ask(test, `/admin/tax-exemptions${query}`, { headers, host })).json())
let keys = 0
async function place(who: Person) {
  const billing = { name: 'Helen Park', companyName: 'Acme', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['IC0110'], seats: 1, totalCents: 2000, billing, isTermsAccepted: true }
  const headers = { ...person(who), 'idempotency-key': `key-${(keys += 1)}` }
  return Order.parse((await ask(test, '/orders', { body, headers })).json())
}
const orderOf = async (who: Person, id: string) =>
  Order.parse((await ask(test, `/orders/${id}`, { headers: person(who) })).json())
const stored = () => test.services.storage.list('tax-exemptions/')
const NOTE = { number: '1-23-456', state: 'TX', kind: 'nonprofit' }

it('waits until staff accept it, and then every manager of the company orders tax exempt', async () => {
  const { id, ...rest } = await sent()
  expect(rest).toMatchObject({ status: 'waiting', isExpired: false, fileName: 'form.pdf', reason: null })
  expect(test.mails.at(-1)).toMatchObject({
    to: 'support@oncall.test',
    subject: expect.stringContaining('1-23-456'),
  })
  expect((await place(helen)).taxExemption).toBeNull()
  expect(await queue()).toMatchObject({ waiting: 1, items: [{ id, owner: { name: 'Acme', email: null } }] })
  expect((await accept(id, '2027-01-31')).json()).toMatchObject({
    status: 'accepted',
    expiresOn: '2027-01-31',
  })
  for (const who of [helen, omar]) {
    expect(await listed(who)).toMatchObject([{ id, status: 'accepted' }])
    expect((await place(who)).taxExemption).toEqual(NOTE)
  }
  for (const who of [ruth, ana]) {
    expect(await listed(who)).toEqual([])
    expect((await place(who)).taxExemption).toBeNull()
  }
  expect(await queue()).toMatchObject({ waiting: 0, items: [{ decidedBy: 'super@oncall.test' }] })
})

it('emails the decision to each manager in their language', async () => {
  const { id } = await sent()
  await accept(id)
  const mailTo = (to: string) => test.mails.findLast((mail) => mail.to === to)
  const [english, spanish] = [mailTo(helen.email), mailTo(omar.email)]
  expect(english?.subject).toContain('was accepted')
  expect(english?.text).toContain('December 31, 2026')
  expect(spanish?.subject).toContain('Aceptamos')
  await refuse((await sent({ change: { number: '2' } })).id, 'The seal is missing.')
  expect(mailTo(omar.email)?.text).toContain('Motivo: The seal is missing.')
})

it('applies until its last day is over, to new orders only', async () => {
  const { id } = await sent()
  await accept(id, '2026-11-25')
  clock = Date.parse('2026-11-25T23:59:00Z')
  const { id: order } = await place(helen)
  clock += DAY_MS
  expect((await place(helen)).taxExemption).toBeNull()
  expect((await orderOf(helen, order)).taxExemption).toEqual(NOTE)
  expect(await listed(helen)).toMatchObject([{ status: 'accepted', isExpired: true }])
})

it('is noted on orders that wait for their payment, and taken off when it is refused later', async () => {
  const [waiting, paid] = [await place(helen), await place(helen)]
  const other = await place(ana)
  await ask(test, `/admin/orders/${paid.id}/confirm`, { body: { note: '' }, headers: staff })
  const { id } = await sent()
  await accept(id)
  expect((await orderOf(helen, waiting.id)).taxExemption).toEqual(NOTE)
  expect((await orderOf(helen, paid.id)).taxExemption).toBeNull()
  expect((await orderOf(ana, other.id)).taxExemption).toBeNull()
  expect((await refuse(id)).statusCode).toBe(200)
  expect((await orderOf(helen, waiting.id)).taxExemption).toBeNull()
})

it('is replaced by a newer one, which applies once it is accepted', async () => {
  const first = await sent()
  await accept(first.id)
  const refused = await sent({ change: { number: 'B' } })
  await refuse(refused.id)
  clock += 1000
  const next = await sent({ change: { number: 'C', state: 'DC' } })
  expect((await listed(helen)).map(({ number, status }) => [number, status])).toEqual([
    ['C', 'waiting'],
    ['1-23-456', 'accepted'],
  ])
  expect((await fileOf(refused.id, person(helen))).statusCode).toBe(404)
  expect((await place(helen)).taxExemption).toEqual(NOTE)
  await accept(next.id, null)
  expect(await listed(helen)).toMatchObject([{ number: 'C', status: 'accepted', expiresOn: null }])
  expect((await place(helen)).taxExemption).toEqual({ number: 'C', state: 'DC', kind: 'nonprofit' })
  expect((await queue('?status=replaced')).items).toMatchObject([{ id: first.id }])
})

it('leaves one certificate to check of two that come at once', async () => {
  const before = (await stored()).length
  await Promise.all([send(), send()])
  expect(await listed(helen)).toHaveLength(1)
  expect(await stored()).toHaveLength(before + 1)
})

it('is decided once, with a reason for a refusal and a last day to come', async () => {
  const { id } = await sent()
  const late = await accept(id, '2026-11-23')
  expect([late.statusCode, late.json().fields]).toMatchObject([
    422,
    { expiresOn: expect.stringContaining('passed') },
  ])
  expect((await refuse(id, ' ')).json().fields).toHaveProperty('reason')
  await refuse(id)
  expect(await listed(helen)).toMatchObject([{ status: 'refused', reason: 'It is not signed.' }])
  for (const again of [accept(id), refuse(id)]) expect((await again).statusCode).toBe(409)
})

it('gives its file to the company and the staff, and to no one else', async () => {
  const { id } = await sent()
  for (const who of [person(helen), person(omar), staff]) {
    const answer = await fileOf(id, who)
    expect([answer.statusCode, answer.body]).toEqual([200, PDF])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''form.pdf",
      'x-content-type-options': 'nosniff',
    })
  }
  const admin = as({ userId: 9998, role: 'admin', email: 'adm@oncall.test' })
  for (const who of [person(ruth), person(ana), admin]) expect((await fileOf(id, who)).statusCode).toBe(404)
  const abroad = 'trinova.localhost'
  const theirs = as({ userId: 9997, tenantId: 2, role: 'super_admin', email: 'super@trinova.test' })
  expect((await fileOf(id, theirs, abroad)).statusCode).toBe(404)
  expect((await queue('', theirs, abroad)).items).toEqual([])
  expect((await decide(id, { isAccepted: true }, theirs, abroad)).statusCode).toBe(404)
  expect((await decide(id, { isAccepted: true }, person(helen))).statusCode).toBe(403)
  expect((await ask(test, `/tax-exemptions/${id}/file`)).statusCode).toBe(401)
})

it('belongs to the account of a buyer who manages no company', async () => {
  const { id } = await sent({ who: person(ana) })
  await accept(id)
  expect((await place(ana)).taxExemption).toEqual(NOTE)
  expect((await fileOf(id, person(helen))).statusCode).toBe(404)
  expect((await queue('?q=ana@oncall')).items).toMatchObject([
    { owner: { name: 'Ana Reyes', email: ana.email } },
  ])
})

it.each<[string, Sent, number, string, RegExp, RegExp]>([
  ['a page that is called PDF', { content: '<script>' }, 415, 'file', /complete PDF/, /PDF, JPG o PNG/],
  ['a form without a file', { content: null }, 422, 'file', /PDF, JPG or PNG/, /PDF, JPG o PNG/],
  ['no number', { change: { number: ' ' } }, 422, 'number', /number on the certificate/, /Revise este dato/],
  ['another country', { change: { state: 'XX' } }, 422, 'state', /Choose a state/, /Revise este dato/],
  ['no kind', { change: { kind: 'friend' } }, 422, 'kind', /why you are exempt/, /Revise este dato/],
  ['a day that passed', { change: { expiresOn: '2026-11-23' } }, 422, 'expiresOn', /passed/, /pasó/],
])('refuses %s at its field, in the language of the request', async (_what, given, status, field, en, es) => {
  const [english, spanish] = [await send(given), await send({ ...given, language: 'es' })]
  expect([english.statusCode, english.json().fields[field]]).toEqual([status, expect.stringMatching(en)])
  expect(spanish.json().fields[field]).toMatch(es)
  expect(await listed(helen)).toEqual([])
})

it('records who sent and decided it', async () => {
  const { id } = await sent()
  await accept(id)
  await refuse(id)
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `tax-exemption/${id}`))
      .orderBy(auditEntries.id),
  )
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    [helen.email, 'tax-exemption.send'],
    ['super@oncall.test', 'tax-exemption.accept'],
    ['super@oncall.test', 'tax-exemption.refuse'],
  ])
})

it('goes with its company, and its file two days later', async () => {
  const gone = await addPerson(test, { email: 'gone@gone.test' })
  const company = await addCompany(test, 'Gone', gone)
  await sent()
  await sent({ who: person(gone) })
  await test.services.database.withPlatform((tx) => tx.delete(companies).where(eq(companies.id, company)))
  clock = START + 4 * DAY_MS
  await test.services.jobs.enqueue(removeExemptionFilesJob, {})
  await test.services.jobs.drain()
  expect(await stored()).toHaveLength(1)
  await test.services.database.withPlatform((tx) => tx.delete(users).where(eq(users.id, gone.id)))
})
