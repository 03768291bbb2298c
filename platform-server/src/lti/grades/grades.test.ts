import { randomUUID } from 'node:crypto'
import { LtiGradePage, QuizAttempt, type LtiGrade } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { scoreJob } from '../../domain/lti/score-job.ts'
import { ltiGrades } from '../../lib/data/schema/standards/lti.ts'
import { findAttempt } from '../../quizzes/sql-attempts.ts'
import { wrongAnswer } from '../../quizzes/wrong-answer.rule.ts'
import { findById } from '../../domain/accounts/people.ts'
import { openLauncher, type Launcher } from '../../testing/lti/lti-launcher.ts'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readLessons } from '../../testing/training/read-lessons.ts'

let test: TestApp
let launcher: Launcher
let admin: string
let platformId: number
beforeAll(async () => {
  test = await openTestApp()
  launcher = await openLauncher(test)
  await addPerson(test, { email: 'super@oncall.test', role: 'super_admin' })
  admin = (await logIn(test, 'super@oncall.test')).accessToken
  const body = launcher.platform.registration()
  platformId = (await ask(test, '/admin/lti/platforms', { body, token: admin })).json().id
})
beforeEach(() => {
  launcher.platform.scores.length = 0
  launcher.platform.state.scoreStatus = 204
})
afterAll(async () => {
  await launcher.platform.close()
  await test.close()
})

interface Learner {
  readonly sub: string
  readonly userId: number
  readonly token: string
}

async function open(module: string, wish: { role?: string; sub?: string } = {}): Promise<Learner> {
  const sub = wish.sub ?? randomUUID()
  const launch = { role: 'Learner', ...wish, sub, module, email: `${sub}@acme.example` }
  const { code, cookie } = await launcher.launch(launch)
  const answer = await ask(test, '/auth/lti', { body: { code: code ?? '' }, headers: { cookie } })
  const { user, accessToken: token } = answer.json()
  return { sub, userId: user.id, token }
}

async function takeQuiz({ userId, token }: Learner, module: string, isRight: boolean) {
  const person = await test.services.database.withTenant(1, (tx) => findById(tx, userId))
  await readLessons(test, person!, module, { at: new Date(Date.now() - 60_000) })
  const headers = { 'idempotency-key': randomUUID() }
  const started = await ask(test, `/quizzes/${module}/attempts`, { method: 'POST', token, headers })
  const attempt = QuizAttempt.parse(started.json())
  const stored = await test.services.database.withTenant(1, (tx) => findAttempt(tx, userId, attempt.id))
  const answers = Object.fromEntries(
    stored!.paper.map((question) => [question.id, isRight ? question.answer : wrongAnswer(question)]),
  )
  const body = { sequence: attempt.sequence + 1, answers, flagged: [] }
  await ask(test, `/attempts/${attempt.id}/submit`, { body, token })
}

const gradeOf = async ({ userId }: Learner) => {
  const [row] = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(ltiGrades).where(eq(ltiGrades.userId, userId)),
  )
  return row!
}
const scoresOf = ({ sub }: Learner) => launcher.platform.scores.filter(({ body }) => body['userId'] === sub)

it('reports a failed quiz, then a passed one, below the line item whose query it keeps', async () => {
  const learner = await open('IC0110')
  await takeQuiz(learner, 'IC0110', false)
  await takeQuiz(learner, 'IC0110', true)
  const [failed, passed, ...more] = scoresOf(learner)
  expect(failed?.path).toBe(`/lineitems/IC0110/scores?type_id=${learner.sub}`)
  expect(failed?.body).toMatchObject({ scoreGiven: 0, scoreMaximum: 100, activityProgress: 'InProgress' })
  const full = { scoreGiven: 100, activityProgress: 'Completed', gradingProgress: 'FullyGraded' }
  expect(passed?.body).toMatchObject(full)
  expect(Date.parse(String(passed?.body['timestamp']))).toBeGreaterThan(
    Date.parse(String(failed?.body['timestamp'])),
  )
  expect(more).toEqual([])
})

it('sends a result once, although its job runs again, and an older one never after a newer one', async () => {
  const learner = await open('IC0110')
  await takeQuiz(learner, 'IC0110', true)
  const { id: gradeId, reportedAt } = await gradeOf(learner)
  launcher.platform.state.scoreStatus = 409
  const again = { tenantId: 1, gradeId, reportedAt: reportedAt!.toISOString() }
  await test.services.jobs.enqueue(scoreJob, again)
  await test.services.jobs.enqueue(scoreJob, { ...again, reportedAt: '2020-01-01T00:00:00.000Z' })
  await test.services.jobs.drain()
  expect(scoresOf(learner)).toHaveLength(1)
  expect(await gradeOf(learner)).toMatchObject({ state: 'sent', problem: null })
})

it('reports to a gradebook that is opened after the pass', async () => {
  const learner = await open('IC0112')
  await takeQuiz(learner, 'IC0112', true)
  launcher.platform.scores.length = 0
  await test.services.database.withTenant(1, (tx) =>
    tx.delete(ltiGrades).where(eq(ltiGrades.userId, learner.userId)),
  )
  await open('IC0112', { sub: learner.sub })
  expect(scoresOf(learner).map(({ body }) => body['scoreGiven'])).toEqual([100])
})

it('reports nothing of a teacher', async () => {
  const teacher = await open('IC0110', { role: 'Instructor' })
  await takeQuiz(teacher, 'IC0110', true)
  expect(scoresOf(teacher)).toEqual([])
})

async function shown(learner: Learner): Promise<LtiGrade | undefined> {
  const answer = await ask(test, `/admin/lti/platforms/${platformId}/grades?size=100`, { token: admin })
  return LtiGradePage.parse(answer.json()).items.find(({ email }) => email.startsWith(learner.sub))
}

it('tries again while the platform fails, and shows staff what it will not take, to send it again', async () => {
  const learner = await open('IC0111')
  launcher.platform.state.scoreStatus = 503
  await takeQuiz(learner, 'IC0111', true)
  expect(await shown(learner)).toMatchObject({ state: 'waiting', problem: expect.stringContaining('503') })
  launcher.platform.state.scoreStatus = 403
  await test.services.jobs.drain({ isEarly: true })
  const failed = await shown(learner)
  expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('403'), score: 1 })
  const platforms = await ask(test, '/admin/lti/platforms', { token: admin })
  expect(platforms.json().items[0]).toMatchObject({ failedGrades: 1 })
  launcher.platform.state.scoreStatus = 204
  const url = `/admin/lti/grades/${failed!.id}/retry`
  expect((await ask(test, url, { method: 'POST', token: learner.token })).statusCode).toBe(403)
  expect((await ask(test, url, { method: 'POST', token: admin })).json()).toMatchObject({ state: 'waiting' })
  expect(await shown(learner)).toMatchObject({ state: 'sent', problem: null })
  expect(scoresOf(learner)).toHaveLength(1)
})
