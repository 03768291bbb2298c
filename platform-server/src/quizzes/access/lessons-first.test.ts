import { CertificateList, GrantedUnlockList, QuizAttempt } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { findContent } from '../../domain/courses/module-content.ts'
import { ask } from '../../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'
import { readLessons } from '../../testing/training/read-lessons.ts'

const DAY_MS = 24 * HOUR_MS
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

const asAna = async (path: string, given: object = {}) =>
  ask(taker.test, path, { ...given, token: await taker.tokenOf('ana@oncall.test') })
const start = (code: string, key: string) =>
  asAna(`/quizzes/${code}/attempts`, { method: 'POST', headers: { 'idempotency-key': key } })
const read = (code: string, count?: number) =>
  readLessons(taker.test, taker.ana, code, { at: new Date(taker.now()), ...(count ? { count } : {}) })
const lessonsOf = (code: string) => findContent(code)!.lessons
const certificateOf = async (code: string) =>
  CertificateList.parse((await asAna('/certificates')).json()).find(({ moduleCode }) => moduleCode === code)

it('keeps the quiz closed until the server has counted every lesson, and names the missing ones', async () => {
  await read('IC0110', lessonsOf('IC0110').length - 1)
  const last = lessonsOf('IC0110').at(-1)!
  const refused = await start('IC0110', 'too-early')
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'lessons-missing' })
  expect(refused.json().message).toContain(last.title)
  expect(await taker.summaryOf('IC0110')).toMatchObject({
    canStart: false,
    access: { basis: null, missing: [{ id: last.id, title: last.title }] },
  })
  const practice = await ask(taker.test, '/modules/IC0110/practice', { body: { answers: {} } })
  expect(practice.statusCode).toBe(200)
  await read('IC0110')
  expect(await taker.summaryOf('IC0110')).toMatchObject({ canStart: true, access: { basis: 'lessons' } })
  expect((await start('IC0110', 'now')).statusCode).toBe(200)
})

it('does not count a lesson whose time or check is missing, nor one of a version that must be taken again', async () => {
  await read('IC0111')
  const [first, second] = lessonsOf('IC0111')
  await taker.test.services.database.withTenant(1, async (tx) => {
    await tx.update(lessonProgress).set({ completedAt: null }).where(eq(lessonProgress.lessonId, first!.id))
    await tx.update(lessonProgress).set({ contentVersion: 0 }).where(eq(lessonProgress.lessonId, second!.id))
  })
  const { access } = await taker.summaryOf('IC0111')
  expect(access!.missing.map(({ id }) => id)).toEqual([first!.id, second!.id])
  expect((await start('IC0111', 'early')).statusCode).toBe(409)
})

it('opens for a person by staff with a reason, which the audit trail, the record and the certificate show', async () => {
  await read('IC0112', 2)
  const open = async (email: string, reason: string) =>
    ask(taker.test, '/quizzes/IC0112/unlock', {
      token: await taker.tokenOf(email),
      body: { userId: taker.ana.id, kind: 'lessons', reason },
    })
  expect((await open('max@oncall.test', 'Not mine to open')).statusCode).toBe(404)
  expect((await open('pia@oncall.test', '')).statusCode).toBe(422)
  expect((await open('pia@oncall.test', 'Attended the class on site')).statusCode).toBe(204)
  expect(await taker.summaryOf('IC0112')).toMatchObject({ attemptsLeft: 3, access: { basis: 'staff' } })
  const attempt = QuizAttempt.parse((await start('IC0112', 'opened')).json())
  await taker.submit(attempt, true)
  const certificate = await certificateOf('IC0112')
  expect(certificate!.measured).toMatchObject({
    lessonsRead: 2,
    basis: 'staff',
    openedBy: { name: expect.stringContaining('Pia'), reason: 'Attended the class on site' },
  })
  const granted = await ask(taker.test, `/learners/${taker.ana.id}/quiz-unlocks`, {
    token: await taker.tokenOf('pia@oncall.test'),
  })
  expect(GrantedUnlockList.parse(granted.json())[0]).toMatchObject({ code: 'IC0112', kind: 'lessons' })
  const trail = await taker.test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.action, 'quiz.unlock')),
  )
  expect(trail.at(-1)!.after).toEqual({ kind: 'lessons', reason: 'Attended the class on site' })
  const again = await ask(taker.test, `/learners/${taker.ana.id}/quiz-unlocks`, {
    token: await taker.tokenOf('max@oncall.test'),
  })
  expect(again.statusCode).toBe(404)
})

it('prints what was measured: lessons, minutes and attempts, and renews without reading again', async () => {
  await read('IC0113')
  await taker.submit(QuizAttempt.parse((await start('IC0113', 'one')).json()), false)
  taker.setNow(taker.now() + HOUR_MS)
  await taker.submit(QuizAttempt.parse((await start('IC0113', 'two')).json()), true)
  const seconds = lessonsOf('IC0113').reduce((sum, { minimumSeconds }) => sum + minimumSeconds, 0)
  const first = (await certificateOf('IC0113'))!
  expect(first).toMatchObject({
    minutes: Math.round(seconds / 60),
    measured: { lessonsRead: lessonsOf('IC0113').length, attempts: 2, basis: 'lessons', openedBy: null },
  })
  expect((await start('IC0113', 'not-yet')).json()).toMatchObject({ code: 'already-passed' })
  taker.setNow(Date.parse(first.expiresAt) - 80 * DAY_MS)
  expect(await taker.summaryOf('IC0113')).toMatchObject({
    isRenewalDue: true,
    canStart: true,
    access: { basis: 'renewal' },
  })
  await taker.submit(QuizAttempt.parse((await start('IC0113', 'renewal')).json()), true)
  expect((await certificateOf('IC0113'))!.measured).toMatchObject({
    basis: 'renewal',
    minutes: 0,
    attempts: 1,
  })
})

it('makes people read who renew what was earned before reading was measured', async () => {
  await taker.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ measured: null }).where(eq(certificates.moduleCode, 'IC0113')),
  )
  await taker.test.services.database.withTenant(1, (tx) =>
    tx.delete(lessonProgress).where(eq(lessonProgress.moduleCode, 'IC0113')),
  )
  const { expiresAt } = (await certificateOf('IC0113'))!
  taker.setNow(Date.parse(expiresAt) - 10 * DAY_MS)
  expect(await taker.summaryOf('IC0113')).toMatchObject({ canStart: false, access: { basis: null, read: 0 } })
})
