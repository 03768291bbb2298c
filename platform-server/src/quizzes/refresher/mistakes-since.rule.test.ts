import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import { mistakesSince, type AnsweredAttempt } from './mistakes-since.rule.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const question = (id: string): PaperQuestion => ({
  ...{ kind: 'choice', id, text: id, options: ['no', 'yes'], answer: 1 },
  ...{ explanation: '', cite: '', whys: [], lesson: null },
})
const attempt = (
  id: string,
  at: number,
  answers: Record<string, number>,
  state: AnsweredAttempt['state'] = 'failed',
) => ({
  ...{ id, state, answers, language: 'en' as const, showsKey: false, correct: 0 },
  paper: Object.keys(answers).map(question),
  startedAt: day(at),
  submittedAt: day(at),
})
const shown = (attempts: readonly AnsweredAttempt[], certified: { at: Date; since: Date | null }) =>
  mistakesSince(attempts, certified).map(({ id, wrong, showsKey }) => [
    id,
    wrong.map((one) => one.id),
    showsKey,
  ])

test('lists the newest attempt first, and a question that went wrong twice with the newest', () => {
  const attempts = [attempt('first', 1, { a: 0, b: 0 }), attempt('second', 2, { a: 0, c: 1 }, 'passed')]
  expect(shown(attempts, { at: day(2), since: null })).toEqual([
    ['second', ['a'], true],
    ['first', ['b'], true],
  ])
})

test('leaves out the attempts of the certificate before, what is open and what did not count', () => {
  const attempts = [
    attempt('before', 1, { a: 0 }, 'passed'),
    attempt('void', 3, { b: 0 }, 'void'),
    attempt('open', 4, { c: 0 }, 'open'),
    attempt('counted', 5, { d: 0 }, 'passed'),
  ]
  expect(shown(attempts, { at: day(5), since: day(1) })).toEqual([['counted', ['d'], true]])
})

test('keeps the key of an attempt after the certificate, unless it showed it itself', () => {
  const later = attempt('later', 9, { a: 0 })
  expect(shown([later], { at: day(2), since: null })).toEqual([['later', ['a'], false]])
  expect(shown([{ ...later, showsKey: true }], { at: day(2), since: null })).toEqual([['later', ['a'], true]])
})
