import { randomUUID } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { orderLines } from '../lib/data/schema/orders.ts'
import { newsletterSubscribers } from '../lib/data/schema/content/newsletter.ts'
import { ltiPlatforms } from '../lib/data/schema/standards/lti.ts'
import { coursePackages } from '../lib/data/schema/training/packages.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { schemaTables, userColumns } from '../testing/schema-tables.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { ERASURE } from '../domain/erasure/erasure-table.ts'

const EMAIL = 'zyxwina@quaxley.test'
const NAMES = { firstName: 'Zyxwina', lastName: 'Quaxley' }
/** The text in every column that is not known to hold no personal text, including columns of future tables. */
const MARK = 'zyx-personal-text'

let test: TestApp
let tables: PgTable[]
let person: Person
let partner: Person
const orderId = randomUUID()
let packageId: number
const certificateId = randomUUID()
const bookingId = randomUUID()
const ATTACHED = 'consultation-attachments/1/2026-01-01/plan.pdf'
const EXEMPTION = 'tax-exemptions/1/2026-01-01/exempt.pdf'

/** The value of a column that says nothing about the person, or must hold a valid value. */
const KNOWN: Readonly<Record<string, unknown>> = {
  minutes: 60,
  used_from: 0,
  module_code: 'IC0110',
  state: 'passed',
  status: 'completed',
  kind: 'on-demand',
  purpose: 'verify-email',
  role: 'user',
  order_id: orderId,
  partner_id: 0,
  holder_name: 'Zyxwina Quaxley',
  signed_by: 'Pia Partner',
  name: 'Zyxwina Quaxley',
  starts_at: new Date('2020-01-01T00:00:00Z'),
}
/** Columns of retained tables that repeat what the course, the rule or the trainer said. */
const NEUTRAL =
  /^(number|code|payment$|module_title|standard|language|content_version|trainer|expiry_|credential|score|lesson_id|site|equipment|remarks|statement|signature|title|issuer|issued_on|file_|request_key|terms_version|reason|version|module_|month$|reference$|recorded_by$|set_by$)/

const withPlatform: TestApp['services']['database']['withPlatform'] = (work) =>
  test.services.database.withPlatform(work)

/** Rows that others refer to. */
function idFor(name: string): number | undefined {
  return { tenant_id: 1, partner_id: partner.id, package_id: packageId, user_id: person.id }[name]
}

/** A value for a required column. */
function valueOf(column: PgColumn): unknown {
  const { name, columnType, dataType } = column
  const id = idFor(name)
  if (id !== undefined) return id
  if (columnType === 'PgUUID' && name !== 'order_id') return randomUUID()
  if (name in KNOWN) return KNOWN[name]
  if (columnType === 'PgDateString') return '2026-01-01'
  return byType(name, dataType)
}

function byType(name: string, dataType: string): unknown {
  if (dataType === 'date') return new Date('2026-01-01T00:00:00Z')
  if (dataType === 'number') return 1
  if (dataType === 'boolean') return true
  if (dataType === 'json') return name === 'billing' ? { name: 'Zyxwina Quaxley' } : []
  return NEUTRAL.test(name) ? 'neutral' : MARK
}

async function addRow(table: PgTable, change: Record<string, unknown> = {}): Promise<void> {
  const { columns } = getTableConfig(table)
  const isWanted = (column: PgColumn) =>
    (column.notNull && !column.generatedIdentity) ||
    ['state', 'topic', 'text', 'user_id'].includes(column.name)
  const keys = Object.entries(table).filter(([, column]) => columns.includes(column as PgColumn))
  const row = Object.fromEntries(
    keys
      .filter(([, column]) => isWanted(column as PgColumn))
      .map(([key, column]) => [key, valueOf(column as PgColumn)]),
  )
  await withPlatform((tx) => tx.insert(table).values({ ...row, ...change }))
}

/** Tables that are filled first, because rows of other tables refer to theirs. */
const FIRST = ['orders', 'consultation_entitlements', 'consultation_bookings', 'certificates']

async function addOrder(table: PgTable): Promise<void> {
  await addRow(table, { id: orderId, state: 'paid' })
  const line = { tenantId: 1, orderId, place: 1, code: 'IC0110', title: 'Course', priceCents: 100 }
  await withPlatform((tx) => tx.insert(orderLines).values(line))
}

async function addPackage(): Promise<number> {
  const texts = {
    kind: 'cmi5',
    identifier: 'id',
    title: 'Course',
    fileName: 'a.zip',
    uploadedBy: 'Pia Partner',
  } as const
  const sizes = { sizeBytes: 1, fileCount: 1, units: [], folder: randomUUID(), uploadedAt: new Date() }
  const rows = await withPlatform((tx) =>
    tx
      .insert(coursePackages)
      .values({ tenantId: 1, ...texts, ...sizes })
      .returning({ id: coursePackages.id }),
  )
  return rows[0]?.id ?? 0
}

/** The first one, with the number that other columns get. */
async function addLtiPlatform(): Promise<void> {
  const lists = { deploymentIds: ['1'], emailDomains: [], moduleCodes: ['IC0110'] }
  const site = 'https://lms.example'
  const addresses = { siteUrl: site, keysetUrl: site, loginUrl: site, tokenUrl: site, issuer: site }
  const rest = { name: 'LMS', clientId: 'tool', givesAccess: true, isActive: true, createdAt: new Date() }
  await withPlatform((tx) => tx.insert(ltiPlatforms).values({ tenantId: 1, ...lists, ...addresses, ...rest }))
}

/** What rows of these tables need: an act names its certificate, a review its consultation; a colleague has joined. */
const GIVEN: Readonly<Record<string, Record<string, unknown>>> = {
  company_people: { joinedAt: new Date() },
  certificates: { id: certificateId },
  certificate_acts: { certificateId },
  consultation_bookings: { id: bookingId },
  consultation_reviews: { bookingId },
  consultation_attachments: { bookingId, fileKey: ATTACHED },
  tax_exemptions: { fileKey: EXEMPTION },
}

async function fill(): Promise<void> {
  packageId = await addPackage()
  await addRow(newsletterSubscribers, { email: EMAIL })
  await addLtiPlatform()
  await addRow(companies, { name: 'Acme' })
  const naming = tables.filter((table) => userColumns(table).length > 0 && getTableName(table) !== 'users')
  const place = (table: PgTable) => {
    const at = FIRST.indexOf(getTableName(table))
    return at === -1 ? FIRST.length : at
  }
  for (const table of naming.toSorted((one, other) => place(one) - place(other))) {
    const name = getTableName(table)
    if (name === 'orders') await addOrder(table)
    else if (name === 'retained_identities') continue
    else if (name === 'credentials') {
      await addRow(table, { state: 'approved' })
      await addRow(table, { state: 'pending', fileKey: 'credentials/1/2026-01-01/pending.pdf' })
    } else if (name === 'quiz_attempts') {
      await addRow(table)
      await addRow(table, { state: 'failed', requestKey: 'failed', moduleCode: 'IC0119' })
    } else if (name === 'progress' || name === 'lesson_progress') {
      await addRow(table)
      await addRow(table, { moduleCode: 'IC0119', lessonId: 'other' })
    } else await addRow(table, GIVEN[name])
  }
}

beforeAll(async () => {
  test = await openTestApp()
  tables = await schemaTables()
  partner = await addPerson(test, { email: 'pia@oncall.test', isProfessionalPartner: true })
  person = await addPerson(test, { email: EMAIL, ...NAMES, companyName: 'Acme' })
  await addPerson(test, {
    email: 'super@oncall.test',
    role: 'super_admin',
    firstName: 'Sue',
    lastName: 'Per',
  })
  await fill()
  await withPlatform((tx) =>
    tx.insert(auditEntries).values([
      { tenantId: 1, actor: EMAIL, action: 'x', subject: 'tenant/1', after: { to: EMAIL }, address: MARK },
      { tenantId: 1, actor: 'a@b.test', action: 'y', subject: `user/${person.id}`, after: NAMES },
    ]),
  )
  for (const key of ['credentials/1/2026-01-01/pending.pdf', ATTACHED, EXEMPTION])
    await test.services.storage.put(key, Buffer.from('x'), 'application/pdf')
})
afterAll(() => test.close())

/** `table.column` of everything that still identifies the person. */
async function traces(): Promise<string[]> {
  const found = new Set<string>()
  for (const table of tables) {
    const rows = await withPlatform((tx) => tx.select().from(table))
    for (const row of rows)
      for (const [key, value] of Object.entries(row))
        if (/zyxwina|zyx-personal|quaxley/i.test(JSON.stringify(value) ?? ''))
          found.add(`${getTableName(table)}.${key}`)
  }
  return [...found].sort()
}

async function rowsOf(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, user } of ERASURE)
    counts[getTableName(table)] = (
      await withPlatform((tx) => tx.select().from(table).where(eq(user, person.id)))
    ).length
  return counts
}

it('starts from a person who left traces in every table', async () => {
  const before = await rowsOf()
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([['retained_identities', 0]])
  expect(await traces()).toEqual(
    expect.arrayContaining([
      'users.email',
      'lesson_notes.text',
      'tickets.subject',
      'newsletter_subscribers.email',
    ]),
  )
})

it('leaves only records that the law requires, and no other personal data', async () => {
  const { accessToken: token } = await logIn(test, EMAIL)
  const answer = await ask(test, '/account/close', { method: 'POST', token })
  expect(answer.statusCode).toBe(204)
  expect((await ask(test, '/auth/me', { token })).statusCode).toBe(401)

  expect(await traces()).toEqual(['certificates.holderName', 'orders.billing', 'retained_identities.name'])
  expect(await rowsOf()).toEqual({
    ...Object.fromEntries(
      ERASURE.map(({ table, policy }) => [getTableName(table), policy === 'erased' ? 0 : 1]),
    ),
  })
  const [row] = await withPlatform((tx) => tx.select().from(users).where(eq(users.id, person.id)))
  expect(row).toMatchObject({ email: `erased-${person.id}@erased.invalid`, role: 'user', passwordHash: null })
  expect(await test.services.storage.exists('credentials/1/2026-01-01/pending.pdf')).toBe(false)
  for (const key of [ATTACHED, EXEMPTION]) expect(await test.services.storage.exists(key)).toBe(false)
  expect(test.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your account is closed' })
})

it('refuses the erased user, and lets the address be used for another account', async () => {
  const again = await ask(test, '/auth/login', { body: { email: EMAIL, password: PASSWORD } })
  expect(again.statusCode).toBe(401)
  expect((await addPerson(test, { email: EMAIL })).id).not.toBe(person.id)
})
