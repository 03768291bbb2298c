import { randomUUID } from 'node:crypto'
import { QuizAttempt, type Answer, type Question } from '@platform/shared-contracts/http'
import { requestApi } from '../fixtures/request-api.ts'
import type { Person } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { keyOf, rightTexts } from '../learning/answer-quiz.ts'
import { courseKey, type KeyedQuestion } from '../learning/course-key.ts'

/** Takes the quiz of a module as a browser would, and passes it. */
export async function passQuiz({ email, password }: Person, code: string): Promise<void> {
  const token = await accessTokenOf(email, 'oncall', password)
  const headers = { 'idempotency-key': randomUUID() }
  const start = await requestApi(`/quizzes/${code}/attempts`, { method: 'POST', token, headers })
  const { id, questions, sequence } = QuizAttempt.parse(start)
  const key = courseKey(code)
  const answers = Object.fromEntries(
    questions.map((each) => [each.id, answerTo(each, keyOf(key, each.text))]),
  )
  const body = { sequence: sequence + 1, answers, flagged: [] }
  const { state } = QuizAttempt.parse(await requestApi(`/attempts/${id}/submit`, { token, body }))
  if (state !== 'passed') throw new Error(`${email} did not pass ${code}: ${state}`)
}

/** The answer by the places of the texts, which the server shuffles. */
function answerTo(question: Question, key: KeyedQuestion): Answer {
  const places = (texts: readonly string[]) =>
    texts.map((text) => ('options' in question ? question.options.indexOf(text) : -1))
  if (key.kind === 'number') return key.answer
  if (key.kind === 'multiple') return places(rightTexts(key.options))
  if (key.kind === 'order') return places(key.steps.map(({ text }) => text))
  if (key.kind === 'point') return areaOf(question, key)
  if (key.kind === 'match')
    return places(question.kind === 'match' ? rightsOf(question.lefts, key.pairs) : [])
  return places(rightTexts(key.options))[0] ?? -1
}

function areaOf(question: Question, { areas }: Extract<KeyedQuestion, { kind: 'point' }>): number {
  const right = areas.find((each) => each.right)?.label
  return question.kind === 'point' ? question.areas.findIndex(({ label }) => label === right) : -1
}

function rightsOf(
  lefts: readonly string[],
  pairs: readonly { readonly left: string; readonly right: string }[],
): readonly string[] {
  return lefts.map((left) => pairs.find((pair) => pair.left === left)?.right ?? '')
}
