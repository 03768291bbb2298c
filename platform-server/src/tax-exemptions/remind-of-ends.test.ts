import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { addPerson } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { remindOfEnds } from './remind-of-ends.ts'

let clock = Date.parse('2026-11-24T12:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) } })
})
afterAll(() => test.close())
afterEach(() => test.services.database.withPlatform((tx) => tx.delete(taxExemptions)))

let people = 0
/** A certificate of a new buyer. */
async function addExemption(change: Partial<typeof taxExemptions.$inferInsert>, language?: 'es') {
  const email = `buyer-${(people += 1)}@acme.test`
  const { id: userId } = await addPerson(test, { email, firstName: 'Ana', ...(language && { language }) })
  await add({ userId, ...change })
  return { email, userId }
}

async function add(change: Partial<typeof taxExemptions.$inferInsert>): Promise<void> {
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(taxExemptions).values({
      ...{ id: randomUUID(), tenantId: 1, number: '1-23', state: 'TX', kind: 'nonprofit' },
      ...{ fileKey: randomUUID(), fileName: 'a.pdf', fileType: 'application/pdf', fileSizeBytes: 9 },
      ...{ status: 'accepted', expiresOn: '2026-12-31', sentAt: new Date('2026-01-02T12:00:00Z') },
      decidedAt: new Date('2026-01-03T12:00:00Z'),
      ...change,
    }),
  )
}

/** Runs the job twice on that day, as after a crash; answers who got an email, and its subject. */
async function remindOn(day: string): Promise<string[][]> {
  clock = Date.parse(`${day}T12:00:00Z`)
  const sent: string[][] = []
  const tenantMailer: SendTenantEmail = async (_tx, _from, { to, subject }) => void sent.push([to, subject])
  const tenant = await test.shared.tenants.byId(1)
  for (let run = 0; run < 2; run += 1) await remindOfEnds({ ...test.services, tenantMailer }, tenant)
  return sent
}

it('emails the buyer once, 30 days before the last day, in their language', async () => {
  const english = await addExemption({})
  const spanish = await addExemption({ number: '7' }, 'es')
  expect(await remindOn('2026-11-30')).toEqual([])
  expect((await remindOn('2026-12-01')).toSorted()).toEqual([
    [english.email, 'Tax exemption certificate 1-23 ends on December 31, 2026'],
    [spanish.email, 'El certificado de exención 7 vence el 31 de diciembre de 2026'],
  ])
  expect(await remindOn('2026-12-02')).toEqual([])
})

it('catches up after days on which no server ran, until the last day', async () => {
  const { email } = await addExemption({})
  await addExemption({ expiresOn: '2026-12-30' })
  expect((await remindOn('2026-12-31')).map(([to]) => to)).toEqual([email])
})

it.each<[string, Partial<typeof taxExemptions.$inferInsert>]>([
  ['never ends', { expiresOn: null }],
  ['waits', { status: 'waiting', decidedAt: null }],
  ['was refused', { status: 'refused' }],
  ['was accepted with its last day this near', { decidedAt: new Date('2026-12-05T12:00:00Z') }],
])('leaves out a certificate that %s', async (_which, change) => {
  await addExemption(change)
  expect(await remindOn('2026-12-10')).toEqual([])
})

it('waits while the next certificate of the buyer is checked', async () => {
  const { email, userId } = await addExemption({})
  await add({ userId, status: 'waiting', number: '2', decidedAt: null })
  expect(await remindOn('2026-12-01')).toEqual([])
  const isWaiting = eq(taxExemptions.status, 'waiting')
  await test.services.database.withPlatform((tx) => tx.delete(taxExemptions).where(isWaiting))
  expect((await remindOn('2026-12-02')).map(([to]) => to)).toEqual([email])
})
