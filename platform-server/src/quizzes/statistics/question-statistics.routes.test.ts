import { randomUUID } from 'node:crypto'
import { QuestionStatisticsList } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { quizQuestions } from '../../domain/courses/quiz-source.ts'
import { users } from '../../lib/data/schema/people.ts'
import { quizAttempts } from '../../lib/data/schema/training/quizzes.ts'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const QUESTION = quizQuestions('IC0110').find(({ kind }) => kind === 'choice')!
const SPANISH = quizQuestions('IC0110', 'es').find(({ id }) => id === QUESTION.id)!
const PATH = 'question-statistics?module=IC0110'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await addPerson(test, { email: 'adm@oncall.test', role: 'admin' })
  await addPerson(test, { email: 'ana@oncall.test' })
  await addPerson(test, { email: 'bea@trinova.test', tenantId: 2 })
  const operator = await addPerson(test, { email: 'ops@oncall.test' })
  await test.services.database.withPlatform((tx) =>
    tx.update(users).set({ isOperator: true }).where(eq(users.id, operator.id)),
  )
  for (const [email, tenantId, count] of [
    ['ana@oncall.test', 1, 130],
    ['bea@trinova.test', 2, 3],
  ] as const)
    await addAttempts(email, tenantId, count)
})
afterAll(() => test.close())

/** Every third one is in Spanish, and every fourth one wrong; one more is open, and one ran out unanswered. */
async function addAttempts(email: string, tenantId: number, count: number): Promise<void> {
  await test.services.database.withTenant(tenantId, async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    const rows = Array.from({ length: count + 2 }, (_, index) => ({
      id: randomUUID(),
      requestKey: randomUUID(),
      ...{ tenantId, userId: person!.id, moduleCode: 'IC0110', contentVersion: '2' },
      language: index % 3 === 0 ? ('es' as const) : ('en' as const),
      state: (['open', 'void'] as const)[index - count] ?? ('failed' as const),
      paper: [index % 3 === 0 ? SPANISH : QUESTION],
      answers: { [QUESTION.id]: index % 4 === 0 ? (Number(QUESTION.answer) + 1) % 3 : QUESTION.answer },
      startedAt: new Date(),
      submittedAt: new Date(Date.now() + index),
    }))
    await tx.insert(quizAttempts).values(rows)
  })
}

const read = async (email: string, path: string) => {
  const { accessToken: token } = await logIn(test, email)
  return ask(test, path, { token })
}

it('counts the graded attempts of the tenant, in every language, for its staff', async () => {
  const answer = await read('adm@oncall.test', `/admin/${PATH}`)
  const { attempts, items } = QuestionStatisticsList.parse(answer.json())
  expect([attempts, items.length]).toEqual([130, quizQuestions('IC0110').length])
  expect(items.find(({ id }) => id === QUESTION.id)).toMatchObject({
    shown: 130,
    rightShare: 97 / 130,
    text: QUESTION.text,
  })
  expect(items.filter(({ shown }) => shown > 0)).toHaveLength(1)
})

it('counts those of all tenants for platform operators', async () => {
  const answer = await read('ops@oncall.test', `/platform/${PATH}`)
  expect(answer.json()).toMatchObject({ attempts: 133 })
})

it.each([
  ['ana@oncall.test', `/admin/${PATH}`, 403],
  ['adm@oncall.test', `/platform/${PATH}`, 403],
  ['ops@oncall.test', `/admin/${PATH}`, 403],
  ['adm@oncall.test', '/admin/question-statistics?module=IC9999', 404],
])('answers %s at %s with %d', async (email, path, status) => {
  expect((await read(email, path)).statusCode).toBe(status)
})
