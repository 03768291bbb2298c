import { CertificateCheck, CertificateList, QuizAttempt } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { progressChanges } from '../lib/data/schema/training/progress.ts'
import { quizQuestions } from '../domain/courses/quiz-source.ts'
import { ask } from '../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../testing/quiz-taker.ts'
import type { TestApp } from '../testing/test-app.ts'

let taker: QuizTaker
let test: TestApp
beforeAll(async () => {
  taker = await openQuizTaker()
  test = taker.test
})
afterAll(() => test.close())

it('opens one attempt for many requests from any device, and returns no key', async () => {
  const opened = await Promise.all(
    Array.from({ length: 5 }, (_, index) => taker.start('IC0110', `request-${index % 2}`)),
  )
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  const token = await taker.tokenOf('ana@oncall.test')
  const raw = await ask(test, `/attempts/${opened[0]!.id}`, { token })
  expect(raw.body).not.toMatch(/"answer"|explanation|"whys"|tolerance|mistakes|"lesson"/)
  expect(await taker.summaryOf('IC0110')).toMatchObject({
    state: 'in_progress',
    openAttemptId: opened[0]!.id,
  })
  expect(await taker.progressOf('IC0110')).toBe('in_progress')
})

it('stores answers by sequence: a late one changes nothing and gets the stored answers', async () => {
  const { id, questions } = await taker.start('IC0111', 'autosave')
  const token = await taker.tokenOf('ana@oncall.test')
  const answers = await taker.keyOf(id)
  const two = questions[1]!.id
  const save = async (sequence: number, given: object) =>
    (
      await ask(test, `/attempts/${id}/answers`, {
        method: 'PUT',
        body: { sequence, answers: given, flagged: [two] },
        token,
      })
    ).json()
  expect(await save(2, answers)).toMatchObject({ isAccepted: true, sequence: 2 })
  expect(await save(1, {})).toEqual({ isAccepted: false, sequence: 2, answers, flagged: [two] })
  expect(await save(2, answers)).toMatchObject({ isAccepted: true })
  const again = QuizAttempt.parse((await ask(test, `/attempts/${id}`, { token })).json())
  expect(again).toMatchObject({ answers, flagged: [two], sequence: 2 })
  expect(await save(3, { ...answers, [two]: [] })).toMatchObject({ isAccepted: true })
  const withdrawn = QuizAttempt.parse((await ask(test, `/attempts/${id}`, { token })).json())
  expect(Object.keys(withdrawn.answers)).toHaveLength(9)
})

it('passes once, completes the module and issues one certificate, however often it is handed in', async () => {
  const attempt = await taker.start('IC0112', 'to-pass')
  const atOnce = await Promise.all([taker.submit(attempt, true), taker.submit(attempt, true)])
  const results = [...atOnce, await taker.submit(attempt, false)]
  const ids = new Set(results.map(({ result }) => result?.certificateId))
  expect(ids.size).toBe(1)
  expect(results[0]!.result).toMatchObject({ isPassed: true, attemptsLeft: 3 })
  expect(results[0]!.result!.review.every(({ answer }) => answer !== null)).toBe(true)
  expect(await taker.progressOf('IC0112')).toBe('completed')
  const token = await taker.tokenOf('ana@oncall.test')
  const mine = CertificateList.parse((await ask(test, '/certificates', { token })).json())
  expect(mine.filter(({ moduleCode }) => moduleCode === 'IC0112')).toHaveLength(1)
  await expect(taker.start('IC0112', 'once-more')).rejects.toMatchObject({ status: 409 })
})

it('is given in Spanish where it is written in it, and the certificate says so', async () => {
  const attempt = await taker.start('IC0117', 'en-espanol', undefined, 'es')
  expect(attempt).toMatchObject({ language: 'es', title: 'Comunicación de riesgos químicos' })
  const pool = quizQuestions('IC0117', 'es')
  for (const { id, text } of attempt.questions)
    expect(text).toBe(pool.find((question) => question.id === id)!.text)
  await taker.submit(attempt, true)
  const token = await taker.tokenOf('ana@oncall.test')
  const mine = CertificateList.parse((await ask(test, '/certificates', { token })).json())
  const certificate = mine.find(({ moduleCode }) => moduleCode === 'IC0117')!
  expect(certificate).toMatchObject({ language: 'es', moduleTitle: attempt.title })
  expect(certificate.expiryRule).toMatch(/^Repaso cada año/)
  const check = (await ask(test, `/verify/${certificate.code}`)).json()
  expect(CertificateCheck.parse(check).certificate).toMatchObject({ language: 'es' })
  const completions = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(progressChanges).where(eq(progressChanges.status, 'completed')),
  )
  expect(completions.find(({ moduleCode }) => moduleCode === 'IC0117')).toMatchObject({ language: 'es' })
  const pdf = await ask(test, `/certificates/${certificate.id}/pdf`, { token })
  expect(pdf.rawPayload.toString('latin1')).toContain('/Lang (es-US)')
})

it('stays in the language it was started in', async () => {
  // Started in English above.
  expect(await taker.start('IC0110', 'ahora-en-espanol', undefined, 'es')).toMatchObject({ language: 'en' })
})

it('locks after three failures, shows the key only then, and opens after 24 hours or by the assigned partner', async () => {
  const fail = async (key: string) => (await taker.submit(await taker.start('IC0113', key), false)).result!
  for (const left of [2, 1]) {
    const result = await fail(`failing-${left}`)
    expect(result).toMatchObject({ isPassed: false, attemptsLeft: left, lockedUntil: null })
    expect(result.review.every(({ answer, cite }) => answer === null && cite !== '')).toBe(true)
  }
  const last = await fail('failing-0')
  expect(last.lockedUntil).toBe(new Date(taker.now() + 24 * HOUR_MS).toISOString())
  expect(last.review.every(({ answer }) => answer !== null)).toBe(true)
  expect(await taker.progressOf('IC0113')).toBe('quiz_failed')
  await expect(taker.start('IC0113', 'too-soon')).rejects.toMatchObject({ status: 409 })

  const unlock = async (email: string) =>
    (
      await ask(test, '/quizzes/IC0113/unlock', {
        token: await taker.tokenOf(email),
        body: { userId: taker.ana.id, reason: 'We went through it.' },
      })
    ).statusCode
  expect(await unlock('max@oncall.test')).toBe(404)
  expect(await unlock('ana@oncall.test')).toBe(404)
  taker.setNow(taker.now() + 1 * HOUR_MS)
  expect(await unlock('pia@oncall.test')).toBe(204)
  expect(await taker.summaryOf('IC0113')).toMatchObject({ state: 'failed', attemptsLeft: 3, canStart: true })
  for (const key of ['again-a', 'again-b', 'again-c']) await fail(key)
  taker.setNow(taker.now() + 24 * HOUR_MS)
  expect(await taker.summaryOf('IC0113')).toMatchObject({
    attemptsLeft: 3,
    lockedUntil: null,
    canStart: true,
  })
})

it('grades stored answers when the time is up, and does not count an attempt without answers', async () => {
  const token = () => taker.tokenOf('ana@oncall.test')
  const empty = await taker.start('IC0116', 'timed-empty')
  expect(empty.deadlineAt).toBe(new Date(taker.now() + HOUR_MS / 2).toISOString())
  taker.setNow(taker.now() + 1 * HOUR_MS)
  expect((await ask(test, `/attempts/${empty.id}`, { token: await token() })).json()).toMatchObject({
    state: 'void',
  })
  const timed = await taker.start('IC0116', 'timed-kept')
  const body = { sequence: 1, answers: await taker.keyOf(timed.id), flagged: [] }
  await ask(test, `/attempts/${timed.id}/answers`, { method: 'PUT', body, token: await token() })
  taker.setNow(taker.now() + 1 * HOUR_MS)
  const late = await ask(test, `/attempts/${timed.id}/answers`, {
    method: 'PUT',
    body: { ...body, sequence: 2 },
    token: await token(),
  })
  expect(late.statusCode).toBe(409)
  expect((await ask(test, `/attempts/${timed.id}`, { token: await token() })).json()).toMatchObject({
    state: 'passed',
    result: { isTimedOut: true },
  })
})

it('lets a learner practice mistakes without counting them', async () => {
  const token = await taker.tokenOf('ana@oncall.test')
  const before = await taker.summaryOf('IC0113')
  const { questions } = (await ask(test, '/quizzes/IC0113/mistakes', { token })).json()
  expect(questions).toHaveLength(before.mistakes)
  const graded = await ask(test, '/quizzes/IC0113/mistakes', { token, body: { answers: {} } })
  expect(graded.json()).toMatchObject({ correct: 0, total: before.mistakes })
  expect(await taker.summaryOf('IC0113')).toEqual(before)
})

it('requires a subscription, and finds no attempt of another user', async () => {
  await expect(taker.start('IC0110', 'no-money', 'free@oncall.test')).rejects.toMatchObject({ status: 402 })
  const { id } = await taker.start('IC0114', 'mine-only')
  for (const [email, host] of [
    ['bob@oncall.test', 'localhost'],
    ['bea@trinova.test', 'trinova.localhost'],
  ] as const) {
    const token = await taker.tokenOf(email, host)
    expect((await ask(test, `/attempts/${id}`, { token, host })).statusCode).toBe(404)
    const body = { sequence: 9, answers: {}, flagged: [] }
    expect((await ask(test, `/attempts/${id}/submit`, { token, host, body })).statusCode).toBe(404)
  }
})
