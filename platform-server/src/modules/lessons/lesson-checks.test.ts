import {
  LessonCheckResult,
  ModuleLessons,
  type Language,
  type Question,
} from '@platform/shared-contracts/http'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import earlierKeys from '../../domain/courses/checks/earlier-checks.json' with { type: 'json' }
import { findContent, type LessonContent } from '../../domain/courses/module-content.ts'
import { gradeCheck } from './lesson-access.ts'
import { questionsInOrder } from './check-order.ts'
import { answersTo, rightAnswers } from './testing/check-answers.ts'

const CODE = 'IC0110'
const contentIn = (language: Language) => findContent(CODE, language)!
const first = contentIn('en').lessons[0]!
const why = (text: string) => `Why: ${text}`
/** Its options say why, each in its own words. */
const explained = (lesson: LessonContent): LessonContent => ({
  ...lesson,
  check: lesson.check.map((question) => ({
    ...question,
    options: question.options.map(({ text }) => ({ text, why: why(text) })),
  })),
})

let test: TestApp
const tokens: Record<string, string> = {}

beforeAll(async () => {
  test = await openTestApp()
  for (const name of ['ana', 'eva', 'ida', 'ben', 'leo']) {
    await addPerson(test, { email: `${name}@oncall.test`, isSubscribed: true })
    tokens[name] = (await logIn(test, `${name}@oncall.test`)).accessToken
  }
})
afterAll(() => test.close())

const lessonsFor = async (token?: string, query = '') =>
  ModuleLessons.parse((await ask(test, `/modules/${CODE}/lessons${query}`, token ? { token } : {})).json())
const checkFor = async (token?: string, query = '') => (await lessonsFor(token, query)).lessons[0]!.check
const grade = async (answers: object, token?: string, query = '') => {
  const answer = await ask(test, `/lessons/${first.id}/check${query}`, {
    ...{ body: { answers } },
    ...(token ? { token } : {}),
  })
  return LessonCheckResult.parse(answer.json())
}
const optionsOf = (check: readonly Question[]) =>
  check.map((question) => ('options' in question ? question.options : []))

it('says why the chosen option is wrong, and does not name the right one', () => {
  const lesson = explained(first)
  const sent = questionsInOrder(lesson, '00000001')
  const result = gradeCheck(lesson, { answers: answersTo(lesson, sent, ({ wrong }) => wrong[0]!) })
  const [question] = lesson.check
  const wrong = question!.options.find((_, place) => place !== question!.correct)!
  expect(result.isPassed).toBe(false)
  expect(result.questions[0]).toEqual({
    ...{ id: sent[0]!.id, isRight: false, explanation: null, cfr: question!.cfr },
    why: wrong.why,
  })
  expect(JSON.stringify(result.questions)).not.toContain(why(question!.options[question!.correct]!.text))
})

it('says why the right option is right, with the explanation and the paragraph', () => {
  const lesson = explained(first)
  const result = gradeCheck(lesson, { answers: rightAnswers(lesson, questionsInOrder(lesson, '00000001')) })
  const [question] = lesson.check
  const { explanation, cfr, options, correct } = question!
  expect(result).toMatchObject({ isPassed: true, questions: lesson.check.map(() => ({ isRight: true })) })
  expect(result.questions[0]).toMatchObject({ explanation, cfr, why: options[correct]!.why })
})

it('orders the options for each person, and the same until they try', async () => {
  const people = Object.values(tokens)
  const orders = await Promise.all(people.map(async (token) => optionsOf(await checkFor(token))))
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(1)
  expect(optionsOf(await checkFor(tokens['ana']))).toEqual(orders[0])
  const written = first.check.map(({ options }) => options.map(({ text }) => text))
  expect(orders[0]!.map((options) => options.toSorted())).toEqual(written.map((texts) => texts.toSorted()))
})

it('takes the answers of each person in their own order, of the sample too', async () => {
  for (const token of [undefined, ...Object.values(tokens)]) {
    const result = await grade(rightAnswers(first, await checkFor(token)), token)
    expect(result).toMatchObject({ isPassed: true })
    expect(result.next).toBeUndefined()
  }
})

it('gives every question another order after a wrong try, and takes answers to both', async () => {
  const sent = await checkFor(tokens['eva'])
  const { isPassed, next = [] } = await grade(
    answersTo(first, sent, ({ wrong }) => wrong[0]!),
    tokens['eva'],
  )
  expect(isPassed).toBe(false)
  expect(next).toHaveLength(sent.length)
  optionsOf(next).forEach((options, at) => expect(options).not.toEqual(optionsOf(sent)[at]))
  const results = [await grade(rightAnswers(first, next)), await grade(rightAnswers(first, sent))]
  expect(results.map((result) => result.isPassed)).toEqual([true, true])
})

it('takes an answer that was given in one language and arrives in another', async () => {
  const spanish = contentIn('es').lessons[0]!
  const answers = rightAnswers(spanish, await checkFor(tokens['ana'], '?language=es'))
  expect(await grade(answers, tokens['ana'], '?language=en')).toMatchObject({ isPassed: true })
})

it('takes answers from before options were shuffled by the key of that time', async () => {
  const keys: Readonly<Record<string, number>> = earlierKeys
  const earlier = Object.fromEntries(first.check.map(({ id }) => [id, keys[id] ?? -1]))
  expect(await grade(earlier, tokens['ida'])).toMatchObject({ isPassed: true })
  const others = Object.fromEntries(first.check.map(({ id }) => [id, (keys[id] ?? -1) + 1]))
  const { isPassed, questions } = await grade(others, tokens['ida'])
  expect(isPassed).toBe(false)
  expect(questions.map((question) => question.why)).toEqual(questions.map(() => null))
})

it('grades no position in a question that was changed after it was answered', async () => {
  const answers = rightAnswers(first, await checkFor(tokens['ben']))
  const asIfChanged = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id.replace(/~.{4}/, '~0000'), answer]),
  )
  const { isPassed, questions, next } = await grade(asIfChanged, tokens['ben'])
  expect(isPassed).toBe(false)
  expect(questions.map(({ isRight, why: reason }) => [isRight, reason])).toEqual(
    questions.map(() => [false, null]),
  )
  expect(await grade(rightAnswers(first, next ?? []), tokens['ben'])).toMatchObject({ isPassed: true })
})

it('counts one answer to each question, however many orders are answered', async () => {
  const sent = await checkFor(tokens['leo'])
  const wrong = answersTo(first, sent, (texts) => texts.wrong[0]!)
  const right = rightAnswers(first, questionsInOrder(first, '0a0b0c0d'))
  expect(await grade({ ...right, ...wrong }, tokens['leo'])).toMatchObject({ isPassed: false })
})
