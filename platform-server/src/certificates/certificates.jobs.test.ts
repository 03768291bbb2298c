import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { remindExpiringJob, scheduleReminders } from './certificates.jobs.ts'
import { credentials } from '../lib/data/schema/training/credentials.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../testing/quiz-taker.ts'

const DAY_MS = 24 * HOUR_MS
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

it('reminds the holder once of each step, and stops when the certificate is renewed', async () => {
  const { test } = taker
  const { jobs, database } = test.services
  await scheduleReminders(test.shared)
  await taker.submit(await taker.start('IC0113', 'first'), true)
  const [issued] = await database.withTenant(1, (tx) =>
    tx.select().from(certificates).where(eq(certificates.userId, taker.ana.id)),
  )
  const expiresAt = issued!.expiresAt.getTime()
  const remindersOn = async (daysBefore: number) => {
    const before = test.mails.length
    taker.setNow(expiresAt - daysBefore * DAY_MS)
    await jobs.enqueue(remindExpiringJob, {})
    // First the reminders, then the emails that they queue.
    await jobs.drain()
    await jobs.drain()
    return test.mails.slice(before).map(({ to, subject }) => [to, subject.replace(/(expires on) .*/, '$1')])
  }
  const reminder = ['ana@oncall.test', 'Your Respiratory Protection Awareness certificate expires on']
  expect(await remindersOn(120)).toEqual([])
  expect(await remindersOn(85)).toEqual([reminder])
  expect(test.mails.at(-1)!.text).toContain('/modules/IC0113/renew')
  expect(await remindersOn(84)).toEqual([])
  expect(await remindersOn(7)).toEqual([reminder])
  await taker.submit(await taker.start('IC0113', 'renewal'), true)
  expect(await remindersOn(-1)).toEqual([])
})

it('reminds of a credential from elsewhere too, once it is approved, on its last day and the one after', async () => {
  const { jobs, database } = taker.test.services
  const common = {
    ...{ tenantId: 1, userId: taker.ana.id, issuer: 'Harbor', number: '', issuedOn: '2026-01-01' },
    ...{ fileKey: 'x', fileName: 'x.pdf', fileType: 'application/pdf', fileSizeBytes: 1, sentAt: new Date() },
    expiresOn: '2031-03-31',
  }
  await database.withTenant(1, (tx) =>
    tx.insert(credentials).values([
      { ...common, id: randomUUID(), title: 'Rigger', state: 'approved' },
      { ...common, id: randomUUID(), title: 'Signal person' },
    ]),
  )
  const remindersOn = async (day: string) => {
    const before = taker.test.mails.length
    taker.setNow(Date.parse(`${day}T13:07:00Z`))
    await jobs.enqueue(remindExpiringJob, {})
    await jobs.drain()
    await jobs.drain()
    const subjects = taker.test.mails.slice(before).map(({ subject }) => subject)
    // The email about a quiz of another test may come only now.
    return subjects.filter((subject) => /Rigger|Signal person/.test(subject))
  }
  const expiryReminder = 'Your Rigger expires on March 31, 2031'
  expect(await remindersOn('2030-12-31')).toEqual([])
  expect(await remindersOn('2031-01-01')).toEqual([expiryReminder])
  expect(await remindersOn('2031-01-02')).toEqual([])
  expect(await remindersOn('2031-03-31')).toEqual([expiryReminder])
  expect(await remindersOn('2031-04-01')).toEqual(['Your Rigger has expired'])
  expect(await remindersOn('2031-04-02')).toEqual([])
})
