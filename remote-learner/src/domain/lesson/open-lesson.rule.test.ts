import { lessonAfter, lessonToOpen, missingRequirement } from './open-lesson.rule.ts'

const lessons = ['one', 'two', 'three'].map((id) => ({ id, isSample: id === 'two' }))
const lesson = (lessonId: string, isDone: boolean) => ({
  lessonId,
  isDone,
  dwellSeconds: 90,
  isCheckPassed: isDone,
  block: 0,
  note: '',
})
const state = (lastLessonId: string | null, ...done: string[]) => ({
  lastLessonId,
  lessons: done.map((id) => lesson(id, true)),
})

test.each([
  { requestedId: 'three', at: state('one'), opens: 'three', why: 'the address names it' },
  { requestedId: 'gone', at: state('two'), opens: 'two', why: 'they were there last' },
  { requestedId: null, at: state('one', 'one'), opens: 'two', why: 'the last one is done' },
  { requestedId: null, at: state('three', 'one', 'two', 'three'), opens: 'one', why: 'all are done' },
  { requestedId: null, at: state(null), opens: 'one', why: 'nothing is begun' },
  { requestedId: null, at: null, opens: 'two', why: 'a visitor may read the sample only' },
])('opens $opens when $why', ({ requestedId, at, opens }) => {
  expect(lessonToOpen(lessons, at, requestedId)).toBe(opens)
})

test('continues to the next lesson until the last', () => {
  expect([lessonAfter(lessons, 'one'), lessonAfter(lessons, 'three')]).toEqual(['two', null])
})

test.each([
  { of: null, missing: 'check' },
  { of: { ...lesson('one', false), isCheckPassed: true, dwellSeconds: 10 }, missing: 'time' },
  { of: lesson('one', true), missing: 'nothing' },
])('says that $missing is missing', ({ of, missing }) => {
  expect(missingRequirement(of, 70)).toBe(missing)
})
