import { createHash } from 'node:crypto'
import type { PracticeAnswers, Question } from '@platform/shared-contracts/http'
import type { CheckQuestion } from '../../domain/courses/checks/check-question.ts'
import earlierKeys from '../../domain/courses/checks/earlier-checks.json' with { type: 'json' }
import { findLesson, type LessonContent } from '../../domain/courses/module-content.ts'
import { shuffled } from '../../domain/questions/paper.rule.ts'
import { randomOf } from '../../domain/questions/random-of.ts'

type Answers = PracticeAnswers['answers']
type Check = Pick<LessonContent, 'id' | 'check'>

/**
 * The id of a question in an order: its own, a hash of its text in the source language, and the seed of the order. Answers
 * name it, so an index means the option that the learner saw, in any language and however late it arrives.
 */
const ORDERED_ID = /^(?<id>.+)~(?<text>[0-9a-f]{4})(?<seed>[0-9a-f]{8})$/
const ORDERS_TO_TRY = 50

/** Stays the same for a person until they try the check; visitors, who share a cached page, share one. */
export function firstSeed(lessonId: string, userId: number | null): string {
  return hash(`${lessonId} ${userId ?? 'visitor'}`, 8)
}

/** A seed that gives each question of the check another order than this one. */
export function seedAfter({ check }: Check, seed: string): string {
  const orders = check.map((question) => orderOf(question, seed).join())
  const seeds = Array.from({ length: ORDERS_TO_TRY }, (_, count) => hash(`${seed} ${count}`, 8))
  const isOther = (other: string) =>
    check.every((question, at) => orderOf(question, other).join() !== orders[at])
  return seeds.find(isOther) ?? hash(seed, 8)
}

/** The questions as a learner gets them, without the key. */
export function questionsInOrder({ id: lessonId, check }: Check, seed: string): Question[] {
  return check.map((question) => ({
    kind: 'choice',
    id: `${question.id}~${textHash(lessonId, question.id)}${seed}`,
    text: question.text,
    options: orderOf(question, seed).map((place) => question.options[place]?.text ?? ''),
  }))
}

export interface CheckAnswer {
  /** The id that the answer named. */
  readonly id: string
  readonly isRight: boolean
  /** Place of the chosen option in the content; `null` where it is not known which option was meant. */
  readonly chosen: number | null
}

/** What was answered to a question; the last answer counts. `null` if it was left out. */
export function answerTo(
  { id: lessonId }: Check,
  question: CheckQuestion,
  answers: Answers,
): CheckAnswer | null {
  const found = Object.entries(answers).findLast(([id]) => questionId(id) === question.id)
  if (!found) return null
  const [id, answer] = found
  const order = ORDERED_ID.exec(id)?.groups
  // From before options were shuffled: a device that was offline answered the questions and options of that time.
  if (!order) return { id, isRight: keyOf(question.id) === answer, chosen: null }
  if (order['text'] !== textHash(lessonId, question.id)) return { id, isRight: false, chosen: null }
  const chosen = orderOf(question, order['seed'] ?? '')[Number(answer)] ?? null
  return { id, isRight: chosen === question.correct, chosen }
}

/** The seed of the order that was answered; `null` for answers to the order of the content. */
export function seedOf(answers: Answers): string | null {
  const seeds = Object.keys(answers).flatMap((id) => ORDERED_ID.exec(id)?.groups?.['seed'] ?? [])
  return seeds.at(-1) ?? null
}

function keyOf(id: string): number | undefined {
  const keys: Readonly<Record<string, number>> = earlierKeys
  return keys[id]
}

function questionId(id: string): string {
  return ORDERED_ID.exec(id)?.groups?.['id'] ?? id
}

function orderOf({ id, options }: CheckQuestion, seed: string): readonly number[] {
  return shuffled([...options.keys()], randomOf(`${id} ${seed}`))
}

/** Of the original: an answer that was given in one language may arrive in another. */
function textHash(lessonId: string, id: string): string {
  const question = findLesson(lessonId)?.lesson.check.find((one) => one.id === id)
  return hash([question?.text, ...(question?.options.map(({ text }) => text) ?? [])].join('\n'), 4)
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
