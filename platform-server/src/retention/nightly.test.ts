import type { PgTable } from 'drizzle-orm/pg-core'
import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'
import { attempts, mailTokens, sessions } from '../lib/data/schema/sessions.ts'
import { vitals } from '../lib/data/schema/vitals.ts'
import { addPerson } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetOldJob, scheduleForgetting } from './nightly.ts'

const DAY_MS = 24 * 60 * 60_000
const now = new Date('2026-11-21T09:23:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now } })
  await scheduleForgetting(test.services)
})
afterAll(() => test.close())

/** For each kind of record one that must stay and one that must go. */
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
  await test.services.jobs.enqueue(forgetOldJob, {})
  await test.services.jobs.drain()
  const counts = await Promise.all(
    [sessions, mailTokens, attempts, failureReports, loadTimes, vitals].map((table) => count(table)),
  )
  expect(counts).toEqual([2, 1, 1, 1, 1, 1])
})

it('is scheduled once, however often servers start', async () => {
  await scheduleForgetting(test.services)
  const { rows } = await test.services.database.queue.executeSql('select name, cron from jobs.schedule')
  expect(rows).toEqual([{ name: 'forget-old', cron: '23 9 * * *' }])
})
