import { randomUUID } from 'node:crypto'
import { PracticeResult, QuizAttempt } from '@platform/shared-contracts/http'
import { quizAttempts, type EarlierPaperQuestion } from '../lib/data/schema/training/quizzes.ts'
import { ask } from '../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../testing/quiz-taker.ts'

let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

const paper: readonly EarlierPaperQuestion[] = Array.from({ length: 5 }, (_, index) => ({
  id: `old-${index}`,
  text: `Question ${index}`,
  options: ['no', 'yes', 'perhaps'],
  answer: 1,
  explanation: 'Because.',
  cite: '1926.1053(b)(1)',
}))

/** An attempt as the database had it before questions were of kinds. */
async function stored(moduleCode: string, row: Partial<typeof quizAttempts.$inferInsert>): Promise<string> {
  const id = randomUUID()
  const startedAt = new Date(taker.now())
  const own = {
    id,
    tenantId: 1,
    userId: taker.ana.id,
    moduleCode,
    requestKey: id,
    contentVersion: '1',
    startedAt,
  }
  await taker.test.services.database.withTenant(1, (tx) =>
    tx.insert(quizAttempts).values({ ...own, state: 'open', paper, ...row }),
  )
  return id
}

const send = async (path: string, given: object = {}) =>
  (await ask(taker.test, path, { ...given, token: await taker.tokenOf('ana@oncall.test') })).json()

it('continues and grades an attempt that was started before there were kinds', async () => {
  const id = await stored('IC0110', { answers: { 'old-0': 1 }, sequence: 3 })
  const open = QuizAttempt.parse(await send(`/attempts/${id}`))
  expect(open).toMatchObject({ state: 'open', answers: { 'old-0': 1 }, sequence: 3 })
  expect(open.questions[0]).toEqual({
    kind: 'choice',
    id: 'old-0',
    text: 'Question 0',
    options: ['no', 'yes', 'perhaps'],
  })
  const answers = { 'old-0': 1, 'old-1': 1, 'old-2': 1, 'old-3': 1, 'old-4': 2, 'old-9': 0 }
  const body = { sequence: 4, answers, flagged: [] }
  expect(await send(`/attempts/${id}/answers`, { method: 'PUT', body })).toMatchObject({ isAccepted: true })
  const graded = QuizAttempt.parse(await send(`/attempts/${id}/submit`, { body: { ...body, sequence: 5 } }))
  expect(graded).toMatchObject({ state: 'passed', result: { correct: 4, total: 5 } })
  expect(graded.result!.review[4]).toEqual({
    ...{ id: 'old-4', isRight: false, chosen: 2, answer: 1 },
    ...{ explanation: 'Because.', whys: [], cite: '1926.1053(b)(1)', lesson: null },
  })
})

it('shows the result of one that was graded, and its mistakes for practice', async () => {
  const answers = { 'old-0': 1, 'old-1': 0 }
  const row = { answers, correct: 1, submittedAt: new Date(taker.now()), showsKey: false }
  const id = await stored('IC0111', { ...row, state: 'failed' })
  const { result } = QuizAttempt.parse(await send(`/attempts/${id}`))
  expect(result).toMatchObject({ isPassed: false, correct: 1, total: 5 })
  expect(result!.review.slice(0, 2)).toMatchObject([
    { isRight: true, explanation: 'Because.' },
    { isRight: false, answer: null, explanation: '' },
  ])
  expect(await taker.summaryOf('IC0111')).toMatchObject({ state: 'failed', mistakes: 4, bestScore: 0.2 })
  const practice = await send('/quizzes/IC0111/mistakes')
  expect(practice.questions.map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('choice'))
  const checked = await send('/quizzes/IC0111/mistakes', { body: { answers: { 'old-1': 1 } } })
  expect(PracticeResult.parse(checked)).toMatchObject({ correct: 1, total: 4 })
})
