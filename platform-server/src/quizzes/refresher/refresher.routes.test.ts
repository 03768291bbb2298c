import { Refresher } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { findContent } from '../../domain/courses/module-content.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { ask } from '../../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

const DAY_MS = 24 * HOUR_MS
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

const get = async (code: string, { email = 'ana@oncall.test', language = 'en', host = '' } = {}) =>
  ask(taker.test, `/quizzes/${code}/refresher?language=${language}`, {
    token: await taker.tokenOf(email, host || undefined),
    ...(host ? { headers: { host } } : {}),
  })
const read = async (code: string, language = 'en') => Refresher.parse((await get(code, { language })).json())
const certify = (code: string, contentVersion: string) =>
  taker.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ contentVersion }).where(eq(certificates.moduleCode, code)),
  )
const wrongOf = ({ mistakes }: Refresher) => mistakes.map(({ questions }) => questions.length)

it('lists what the versions since the certificate changed, in the language asked for, and says when nothing did', async () => {
  await taker.submit(await taker.start('IC0112', 'first'), true)
  const { version, lessons, history } = findContent('IC0112')!
  expect(await read('IC0112')).toMatchObject({
    version,
    certificate: { contentVersion: String(version) },
    changes: [],
  })
  await certify('IC0112', '1')
  const { changes } = await read('IC0112')
  expect(changes.map((change) => change.version)).toEqual(
    history
      .slice(1)
      .map((change) => change.version)
      .toReversed(),
  )
  expect(changes.at(-1)).toMatchObject({
    summary: expect.stringContaining('Corrected: qualified and competent person'),
    lessons: ['IC0112-fall-arrest', 'IC0112-training-record']
      .map((id) => lessons.find((l) => l.id === id)!)
      .map(({ id, title }) => ({ id, title })),
  })
  expect(changes[0]!.lessons).toHaveLength(lessons.length)
  const translated = await read('IC0112', 'es')
  expect(translated.changes[0]!.summary).not.toBe(changes[0]!.summary)
  expect(translated.changes[0]!.lessons![0]!.title).toBe(findContent('IC0112', 'es')!.lessons[0]!.title)
})

it('shows what went wrong in the attempts that the certificate counts, with the reasons, and no earlier ones', async () => {
  await taker.submit(await taker.start('IC0113', 'fails'), false)
  taker.setNow(taker.now() + HOUR_MS)
  await taker.submit(await taker.start('IC0113', 'passes'), true)
  const first = await read('IC0113')
  const [only] = first.mistakes
  expect([first.attempts, wrongOf(first)]).toEqual([2, [only!.review.length]])
  expect(only!.review.length).toBeGreaterThan(5)
  for (const { isRight, answer, explanation, whys, lesson } of only!.review) {
    expect([isRight, answer === null]).toEqual([false, false])
    expect([explanation, ...(whys ?? [])].join('')).not.toBe('')
    expect(lesson?.id).toMatch(/^IC0113-/)
  }
  expect(first.quiz).toMatchObject({ canStart: false, isRenewalDue: false })
  taker.setNow(Date.parse(first.opensAt))
  await taker.submit(await taker.start('IC0113', 'renews'), true)
  expect(await read('IC0113')).toMatchObject({ attempts: 1, mistakes: [] })
})

it('keeps the key of a renewal that was not passed yet, and opens the quiz without the lessons', async () => {
  await taker.submit(await taker.start('IC0114', 'earns'), true)
  taker.setNow(Date.parse((await read('IC0114')).opensAt) + DAY_MS)
  expect((await read('IC0114')).quiz).toMatchObject({ canStart: true, access: { basis: 'renewal' } })
  await taker.submit(await taker.start('IC0114', 'fails'), false)
  const { mistakes } = await read('IC0114')
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]!.review.every(({ answer, explanation }) => answer === null && explanation === '')).toBe(
    true,
  )
})

it('says that there is nothing to renew without a certificate, or where it was revoked', async () => {
  const refusal = { code: 'nothing-to-renew', message: 'You have no certificate for this module yet.' }
  const none = await get('IC0116')
  expect([none.statusCode, none.json()]).toEqual([404, expect.objectContaining(refusal)])
  expect((await get('IC9999')).json()).toMatchObject({ code: 'quiz-not-found' })
  // No other learner sees Ana's certificates, and a person without a subscription is answered too.
  expect((await get('IC0112', { email: 'bob@oncall.test' })).json()).toMatchObject(refusal)
  expect((await get('IC0112', { email: 'free@oncall.test' })).json()).toMatchObject(refusal)
  expect((await get('IC0112', { email: 'bea@trinova.test', host: 'trinova.localhost' })).statusCode).toBe(404)
  await taker.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ revokedAt: new Date() }).where(eq(certificates.moduleCode, 'IC0112')),
  )
  expect((await get('IC0112')).json()).toMatchObject(refusal)
})
