import { randomUUID } from 'node:crypto'
import { QuizAttempt } from '@platform/shared-contracts/http'
import { findContent } from '../domain/courses/module-content.ts'
import { VERB, verbName } from '../domain/xapi/vocabulary.rule.ts'
import { lessonProgress } from '../lib/data/schema/training/lessons.ts'
import { lrsStatements } from '../lib/data/schema/standards/lrs.ts'
import { findAttempt } from '../quizzes/sql-attempts.ts'
import { wrongAnswer } from '../quizzes/wrong-answer.rule.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { archives } from '../testing/courses/course-archives.ts'
import { launch, openPackage } from '../testing/courses/package-player.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { readLessons } from '../testing/training/read-lessons.ts'
import { openLrs, type LrsServer } from '../testing/xapi/lrs-server.ts'

const admin = as({ role: 'super_admin', email: 'super@oncall.test' })
const DAY_MS = 24 * 60 * 60_000
let test: TestApp
let lrs: LrsServer
let learner: Awaited<ReturnType<typeof addPerson>>
let headers: Record<string, string>

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  lrs = await openLrs()
  await ask(test, '/admin/lrs', { method: 'PUT', headers: admin, body: lrs.settings })
})
afterAll(async () => {
  await lrs.close()
  await test.close()
})
beforeEach(async () => {
  lrs.statements.length = 0
  learner = await addPerson(test, { email: `${randomUUID()}@oncall.test`, isSubscribed: true })
  headers = as({ userId: learner.id, email: learner.email, isSubscribed: true })
})

/** `passed quiz 0.9`, in the order in which they arrived. The store has refused none: it takes only what conforms. */
async function queuedVerbs(): Promise<string[]> {
  await test.services.jobs.drain()
  const queued = await test.services.database.withTenant(1, (tx) => tx.select().from(lrsStatements))
  expect(queued.filter(({ state }) => state === 'rejected')).toEqual([])
  return lrs.statements.map(({ verb, object, result }) => {
    const id = 'id' in object ? object.id.replace(/^https:\/\/oncall\.[^/]+\//, '') : ''
    return [verbName(verb.id), id, result?.score?.scaled].filter((one) => one !== undefined).join(' ')
  })
}

async function takeQuiz(isRight: boolean) {
  const started = await ask(test, '/quizzes/IC0110/attempts', {
    ...{ method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() } },
  })
  const attempt = QuizAttempt.parse(started.json())
  const stored = await test.services.database.withTenant(1, (tx) => findAttempt(tx, learner.id, attempt.id))
  const answers = Object.fromEntries(
    stored!.paper.map((question) => [question.id, isRight ? question.answer : wrongAnswer(question)]),
  )
  const body = { sequence: attempt.sequence + 1, answers, flagged: [] }
  await ask(test, `/attempts/${attempt.id}/submit`, { headers, body })
}

it('tells of a failed quiz, then of the pass, the completed module and the certificate, without a name', async () => {
  await readLessons(test, learner, 'IC0110', { at: new Date(Date.now() - 60_000) })
  await takeQuiz(false)
  await takeQuiz(true)
  expect(await queuedVerbs()).toEqual([
    'failed modules/IC0110/quiz 0',
    'passed modules/IC0110/quiz 1',
    'completed modules/IC0110 1',
    expect.stringMatching(/^earned verify\/[\w-]+$/),
  ])
  expect(JSON.stringify(lrs.statements)).not.toMatch(/Reyes|@oncall/)
  expect(lrs.statements[1]).toMatchObject({
    result: { success: true, completion: true, score: { raw: 100, min: 0, max: 100 } },
    context: { contextActivities: { parent: [{ id: expect.stringMatching(/\/modules\/IC0110$/) }] } },
  })
})

it('tells of a lesson once, when its time on screen and its check are done', async () => {
  const { id, moduleCode, minimumSeconds } = { ...findContent('IC0110')!.lessons[0]!, moduleCode: 'IC0110' }
  const at = new Date()
  const open = {
    tenantId: 1,
    userId: learner.id,
    lessonId: id,
    moduleCode,
    contentVersion: 99,
    updatedAt: at,
  }
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(lessonProgress).values({ ...open, dwellSeconds: minimumSeconds, checkPassedAt: at }),
  )
  for (const isVisible of [true, false])
    await ask(test, `/lessons/${id}/heartbeat`, { headers, body: { isVisible } })
  expect(await queuedVerbs()).toEqual([`completed modules/IC0110/lessons/${id}`])
  expect(lrs.statements[0]?.result).toMatchObject({ completion: true, duration: `PT${minimumSeconds}S` })
})

it('tells of an exercise when it is solved, and not of other tries', async () => {
  const { version, exercises } = findContent('IC0110')!
  const exercise = exercises.find(({ kind }) => kind === 'spots')
  if (exercise?.kind !== 'spots') throw new Error('IC0110 has no exercise of this kind')
  const faults = exercise.spots.flatMap(({ isFault }, at) => (isFault ? [at] : []))
  const tries = [[], faults, faults].map((answers) => ({ key: randomUUID(), answers, ageMs: 0 }))
  for (const one of tries)
    await ask(test, `/exercises/${exercise.id}/tries`, { headers, body: { version, tries: [one] } })
  expect(await queuedVerbs()).toEqual([`completed modules/IC0110/exercises/${exercise.id} 1`])
})

it('tells of practice that somebody signed', async () => {
  const body = {
    userId: learner.id,
    moduleCode: 'IC0110',
    performedOn: '2026-11-20',
    site: 'Yard 4',
    equipment: 'Ladders',
    remarks: '',
    checklist: ['Inspected the ladder'],
    isAttested: true,
    signature: 'Ana Reyes',
  }
  const boss = await addPerson(test, { email: `${randomUUID()}@oncall.test`, role: 'super_admin' })
  const signer = as({ userId: boss.id, email: boss.email, role: 'super_admin' })
  const answer = await ask(test, '/practicals', { headers: signer, body })
  expect(answer.statusCode).toBe(201)
  expect(await queuedVerbs()).toEqual(['passed modules/IC0110/practice'])
})

it('tells once what a SCORM package reported, however often it commits', async () => {
  const opened = await openPackage(
    test,
    await archives.scorm12({ item: '<adlcp:masteryscore>80</adlcp:masteryscore>' }),
  )
  const player = await launch(test, opened, learner.id)
  const commit = (raw: number) =>
    player.post('state', {
      ...{ completionStatus: 'completed', successStatus: 'unknown', totalTimeSeconds: 0 },
      score: { raw },
      runtimeData: { cmi: {} },
    })
  for (const raw of [40, 40, 90, 90]) await commit(raw)
  const unit = `packages/${opened.id}/units/0`
  expect(await queuedVerbs()).toEqual([`completed ${unit} 0.4`, `failed ${unit} 0.4`, `passed ${unit} 0.9`])
})

it('forwards statements of cmi5 with their ids, as the same person as all others', async () => {
  const opened = await openPackage(test, await archives.cmi5())
  await launch(test, opened, learner.id)
  expect(await queuedVerbs()).toEqual([`launched packages/${opened.id}/units/0`])
  const [one] = lrs.statements
  expect(one).toMatchObject({ verb: { id: VERB.launched } })
  expect(one?.actor).toEqual({
    objectType: 'Agent',
    account: { homePage: expect.stringMatching(/\/\/oncall\./), name: String(learner.id) },
  })
  expect([one?.stored, one?.authority]).toEqual([undefined, undefined])
})

it('deletes what was sent after thirty days, and with an account what waits for it', async () => {
  await openPackage(test, await archives.cmi5()).then((opened) => launch(test, opened, learner.id))
  await queuedVerbs()
  const rows = async () =>
    (await test.services.database.withTenant(1, (tx) => tx.select().from(lrsStatements))).length
  expect(await rows()).toBeGreaterThan(0)
  await deleteExpired(test.services.database, new Date(Date.now() + 29 * DAY_MS))
  expect(await rows()).toBeGreaterThan(0)
  await deleteExpired(test.services.database, new Date(Date.now() + 31 * DAY_MS))
  expect(await rows()).toBe(0)
})
