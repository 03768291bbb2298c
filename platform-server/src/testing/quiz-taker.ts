import { QuizAttempt, QuizList, type Answer, type QuizSummary } from '@platform/shared-contracts/http'
import { findAttempt, type StoredAttempt } from '../quizzes/sql-attempts.ts'
import { wrongAnswer } from '../quizzes/wrong-answer.rule.ts'
import { findByEmail, type Person } from '../domain/accounts/people.ts'
import { addPerson, ask, logIn } from './people.ts'
import { readLessons } from './training/read-lessons.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export const HOUR_MS = 3_600_000
const ANA = 'ana@oncall.test'

export interface QuizTaker {
  readonly test: TestApp
  /** A subscriber, assigned to the partner pia. */
  readonly ana: Person
  readonly now: () => number
  readonly setNow: (at: number) => void
  /** A new token each time: hours pass in these tests, and a session does not outlive them. */
  readonly tokenOf: (email: string, host?: string) => Promise<string>
  /** Reads all lessons first. Rejects with the `status` of a refusal. */
  readonly start: (code: string, key: string, email?: string, language?: string) => Promise<QuizAttempt>
  readonly submit: (attempt: QuizAttempt, isRight: boolean) => Promise<QuizAttempt>
  /** The answer key, which the server does not send. */
  readonly keyOf: (attemptId: string) => Promise<Record<string, Answer>>
  readonly summaryOf: (code: string) => Promise<QuizSummary>
  readonly progressOf: (code: string) => Promise<string | undefined>
}

/** People who take quizzes, with a clock that the test sets. */
export async function openQuizTaker(): Promise<QuizTaker> {
  let clock = Date.now()
  const test = await openTestApp({ services: { now: () => new Date(clock) } })
  const pia = await addPerson(test, {
    email: 'pia@oncall.test',
    firstName: 'Pia',
    isProfessionalPartner: true,
  })
  await addPerson(test, { email: 'max@oncall.test', isProfessionalPartner: true })
  await addPerson(test, { email: 'adm@oncall.test', role: 'admin' })
  const ana = await addPerson(test, { email: ANA, isSubscribed: true, assignedPartnerId: pia.id })
  await addPerson(test, { email: 'bob@oncall.test', isSubscribed: true })
  await addPerson(test, { email: 'free@oncall.test' })
  await addPerson(test, { email: 'bea@trinova.test', tenantId: 2, isSubscribed: true })
  const tokenOf = async (email: string, host?: string) => (await logIn(test, email, host)).accessToken

  const paperOf = async (id: string): Promise<StoredAttempt['paper']> => {
    const attempt = await test.services.database.withTenant(1, (tx) => findAttempt(tx, ana.id, id))
    return attempt?.paper ?? []
  }
  const answersOf = async (id: string, isRight: boolean) => {
    const paper = await paperOf(id)
    return Object.fromEntries(
      paper.map((question) => [question.id, isRight ? question.answer : wrongAnswer(question)]),
    )
  }

  return {
    test,
    ana,
    now: () => clock,
    setNow: (at) => void (clock = at),
    tokenOf,
    keyOf: (id) => answersOf(id, true),
    async start(code, key, email = ANA, language = 'en') {
      const headers = { 'idempotency-key': key }
      const token = await tokenOf(email)
      const reader = await test.services.database.withTenant(1, (tx) => findByEmail(tx, email))
      if (reader) await readLessons(test, reader, code, { at: new Date(clock) })
      const answer = await ask(test, `/quizzes/${code}/attempts?language=${language}`, {
        method: 'POST',
        token,
        headers,
      })
      if (answer.statusCode !== 200)
        throw Object.assign(new Error(answer.body), { status: answer.statusCode })
      return QuizAttempt.parse(answer.json())
    },
    async submit(attempt, isRight) {
      const answers = await answersOf(attempt.id, isRight)
      const body = { sequence: attempt.sequence + 1, answers, flagged: [] }
      const answer = await ask(test, `/attempts/${attempt.id}/submit`, { body, token: await tokenOf(ANA) })
      return QuizAttempt.parse(answer.json())
    },
    async summaryOf(code) {
      const list = QuizList.parse((await ask(test, '/quizzes', { token: await tokenOf(ANA) })).json())
      return list.find((quiz) => quiz.code === code)!
    },
    async progressOf(code) {
      const answer = await ask(test, `/progress?email=${ANA}`, { token: await tokenOf(ANA) })
      const records: { module_id: string; status: string }[] = answer.json()
      return records.find(({ module_id }) => module_id === code)?.status
    },
  }
}
