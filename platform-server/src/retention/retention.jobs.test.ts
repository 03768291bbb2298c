import { desc, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { consultationAttachments } from '../lib/data/schema/consultation-attachments.ts'
import { consultationBookings, consultationEntitlements } from '../lib/data/schema/consultations.ts'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'
import { attempts, mailTokens, sessions } from '../lib/data/schema/sessions.ts'
import { vitals } from '../lib/data/schema/vitals.ts'
import { addPerson } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { deleteExpiredJob, scheduleRetention } from './retention.jobs.ts'

const DAY_MS = 24 * 60 * 60_000
const now = new Date('2026-11-21T09:23:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now } })
  await scheduleRetention(test.services)
})
afterAll(() => test.close())

/** For each kind of record one that must stay and one that must be deleted. */
async function addRecords(): Promise<void> {
  const tenantId = 1
  const { id: userId } = await addPerson(test, { email: 'ana@oncall.test' })
  const session = (expiresAt: Date, endedAt: Date | null) => {
    return { tenantId, userId, rotatedAt: daysAgo(60), startedAt: daysAgo(60), expiresAt, endedAt }
  }
  const token = (hash: string, expiresAt: Date) => {
    return { hash, tenantId, userId, purpose: 'verify-email' as const, expiresAt }
  }
  const failure = { tenantId, phase: 'app', message: 'x', path: '/' }
  const load = { tenantId, remote: 'learner', release: '1', entryMs: 1, mountMs: 1 }
  const vital = { tenantId, name: 'LCP' as const, value: 1, path: '/' }
  await test.services.database.withPlatform(async (tx) => {
    await tx
      .insert(sessions)
      .values([
        session(daysAgo(-1), null),
        session(daysAgo(29), null),
        session(daysAgo(31), null),
        session(daysAgo(-1), daysAgo(31)),
      ])
    await tx.insert(mailTokens).values([token('kept', daysAgo(6)), token('gone', daysAgo(8))])
    await tx
      .insert(attempts)
      .values([0.9, 1.1].map((days) => ({ tenantId, kind: 'login', key: 'x', at: daysAgo(days) })))
    await tx.insert(failureReports).values([29, 31].map((days) => ({ ...failure, at: daysAgo(days) })))
    await tx.insert(loadTimes).values([29, 31].map((days) => ({ ...load, at: daysAgo(days) })))
    await tx.insert(vitals).values([89, 91].map((days) => ({ ...vital, at: daysAgo(days) })))
  })
}

const count = (table: PgTable) =>
  test.services.database.withPlatform(async (tx) => (await tx.select().from(table)).length)

it('deletes what is past its time, and nothing else', async () => {
  await addRecords()
  await test.services.jobs.enqueue(deleteExpiredJob, {})
  await test.services.jobs.drain()
  const counts = await Promise.all(
    [sessions, mailTokens, attempts, failureReports, loadTimes, vitals].map((table) => count(table)),
  )
  expect(counts).toEqual([2, 1, 1, 1, 1, 1])
})

async function addAttachment(userId: number, daysSinceStart: number): Promise<void> {
  const tenantId = 1
  const startsAt = daysAgo(daysSinceStart)
  await test.services.database.withPlatform(async (tx) => {
    const term = { tenantId, userId, kind: 'on-demand', startsAt } as const
    const [entitlement] = await tx.insert(consultationEntitlements).values(term).returning()
    const blockedUntil = new Date(startsAt.getTime() + 60 * 60_000)
    const booked = { tenantId, userId, partnerId: userId, window: 0, startsAt, blockedUntil, topic: 'Roof' }
    const [booking] = await tx
      .insert(consultationBookings)
      .values({ ...booked, entitlementId: entitlement!.id })
      .returning()
    const file = { fileKey: `x/${daysSinceStart}`, fileType: 'application/pdf', fileSizeBytes: 1 }
    await tx.insert(consultationAttachments).values({
      ...{ tenantId, userId, bookingId: booking!.id, addedAt: startsAt, ...file },
      fileName: `${daysSinceStart} days.pdf`,
    })
  })
}

it('stores the files of a consultation for a year after its start', async () => {
  const { id } = await addPerson(test, { email: 'bo@oncall.test' })
  for (const days of [364, 366]) await addAttachment(id, days)
  await test.services.jobs.enqueue(deleteExpiredJob, {})
  await test.services.jobs.drain()
  const left = await test.services.database.withPlatform((tx) => tx.select().from(consultationAttachments))
  expect(left.map(({ fileName }) => fileName)).toEqual(['364 days.pdf'])
})

async function addAudit(action: string, days: number, tenantId: number | null = 1): Promise<void> {
  const entry = { tenantId, actor: 'x', action, subject: `${days}`, at: daysAgo(days) }
  await test.services.database.withPlatform((tx) => tx.insert(auditEntries).values(entry))
}
const auditLeft = () =>
  test.services.database.withPlatform(async (tx) => {
    const rows = await tx.select().from(auditEntries).orderBy(desc(auditEntries.at), auditEntries.action)
    return rows.map(({ action, subject }) => `${action} ${subject}`)
  })

it('stores audit entries of sign-ins and deploy tokens for a year, all others for seven', async () => {
  for (const action of ['session.login', 'token.use', 'tenant.publish', 'an.older-action'])
    for (const days of [364, 366, 2557, 2559]) await addAudit(action, days, action === 'token.use' ? null : 1)
  await test.services.jobs.enqueue(deleteExpiredJob, {})
  await test.services.jobs.drain()
  expect((await auditLeft()).filter((entry) => !entry.includes('user/'))).toEqual([
    ...['an.older-action 364', 'session.login 364', 'tenant.publish 364', 'token.use 364'],
    ...['an.older-action 366', 'tenant.publish 366', 'an.older-action 2557', 'tenant.publish 2557'],
  ])
})

it('allows no change of an entry, and no deletion of one younger than 90 days', async () => {
  const { database } = test.services
  const before = await auditLeft()
  for (const statement of ['delete from audit_entries', "update audit_entries set actor = 'x'"]) {
    const refused = { cause: { message: 'permission denied for table audit_entries' } }
    await expect(database.withPlatform((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject(refused)
    await expect(database.withTenant(1, (tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject(
      refused,
    )
  }
  await test.services.database.withPlatform((tx) =>
    tx.insert(auditEntries).values({ tenantId: 1, actor: 'x', action: 'session.login', subject: 'young' }),
  )
  const all = sql`select forget_audit_entries(now() + interval '1 year', null, array[]::text[])`
  await expect(database.withTenant(1, (tx) => tx.execute(all))).rejects.toMatchObject({
    cause: { message: 'permission denied for function forget_audit_entries' },
  })
  await database.withPlatform((tx) => tx.execute(all))
  expect(before.length).toBeGreaterThan(1)
  expect(await auditLeft()).toEqual(['session.login young'])
})

it('is scheduled once, however often servers start', async () => {
  await scheduleRetention(test.services)
  const { rows } = await test.services.database.queue.executeSql('select name, cron from jobs.schedule')
  expect(rows).toEqual([{ name: 'forget-old', cron: '23 9 * * *' }])
})
