import { nextStep } from './next-step.rule.ts'

const lessons = ['a', 'b', 'c'].map((id) => ({ id, title: id, minimumSeconds: 60 }))
const lesson = (lessonId: string, change: { isDone?: boolean; isCheckPassed?: boolean } = {}) => ({
  ...{ lessonId, dwellSeconds: 0, isCheckPassed: false, isDone: false, block: 0, note: '' },
  ...change,
})
const done = (id: string) => lesson(id, { isDone: true, isCheckPassed: true })
const state = (...known: ReturnType<typeof lesson>[]) => ({
  ...{ code: 'IC0110', version: 1, needsRetake: false, lastLessonId: null },
  lessons: known,
})

test.each([
  { when: 'a lesson was never opened', openId: 'a', known: [], is: { kind: 'check' } },
  { when: 'its check is not passed', openId: 'b', known: [done('a'), lesson('b')], is: { kind: 'check' } },
  {
    when: 'only reading time is missing',
    openId: 'a',
    known: [lesson('a', { isCheckPassed: true })],
    is: { kind: 'lesson', lesson: lessons[1] },
  },
  { when: 'a lesson is done', openId: 'a', known: [done('a')], is: { kind: 'lesson', lesson: lessons[1] } },
  {
    when: 'the last one is done and an earlier one is not',
    openId: 'c',
    known: [done('a'), done('c')],
    is: { kind: 'skipped', lesson: lessons[1] },
  },
  { when: 'all are done', openId: 'c', known: [done('a'), done('b'), done('c')], is: { kind: 'quiz' } },
  {
    when: 'the last one only needs more time',
    openId: 'c',
    known: [done('a'), done('b'), lesson('c', { isCheckPassed: true })],
    is: { kind: 'nothing' },
  },
])('is $is.kind when $when', ({ openId, known, is }) => {
  expect(nextStep({ lessons, state: state(...known), openId })).toEqual(is)
})

test('leads a reader of samples from lesson to lesson', () => {
  expect(nextStep({ lessons, state: null, openId: 'a' })).toEqual({ kind: 'lesson', lesson: lessons[1] })
  expect(nextStep({ lessons, state: null, openId: 'c' })).toEqual({ kind: 'nothing' })
})
