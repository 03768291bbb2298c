import { eq } from 'drizzle-orm'
import { remindExpiringJob, scheduleReminders } from './learning-jobs.ts'
import { certificates } from './lib/data/schema/certificates.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from './testing/quiz-taker.ts'

const DAY_MS = 24 * HOUR_MS
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

it('reminds the holder once of each step, and stops when the certificate is renewed', async () => {
  const { test } = taker
  const { jobs, database } = test.services
  await scheduleReminders(test.services)
  await taker.submit(await taker.start('IC0113', 'first'), true)
  const [issued] = await database.withTenant(1, (tx) =>
    tx.select().from(certificates).where(eq(certificates.userId, taker.ana.id)),
  )
  const expiresAt = issued!.expiresAt.getTime()
  const remindersOn = async (daysBefore: number) => {
    const before = test.mails.length
    taker.setNow(expiresAt - daysBefore * DAY_MS)
    await jobs.enqueue(remindExpiringJob, {})
    // First the reminders, then the mails that they post.
    await jobs.drain()
    await jobs.drain()
    return test.mails.slice(before).map(({ to, subject }) => [to, subject.replace(/(expires on) .*/, '$1')])
  }
  const reminder = ['ana@oncall.test', 'Your Respiratory Protection Awareness certificate expires on']
  expect(await remindersOn(120)).toEqual([])
  expect(await remindersOn(85)).toEqual([reminder])
  expect(await remindersOn(84)).toEqual([])
  expect(await remindersOn(7)).toEqual([reminder])
  await taker.submit(await taker.start('IC0113', 'renewal'), true)
  expect(await remindersOn(-1)).toEqual([])
})
