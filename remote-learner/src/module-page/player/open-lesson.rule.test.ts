import { lessonAfter, lessonToOpen, whatIsMissing } from './open-lesson.rule.ts'

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
  { asked: 'three', at: state('one'), opens: 'three', why: 'the address names it' },
  { asked: 'gone', at: state('two'), opens: 'two', why: 'they were there last' },
  { asked: null, at: state('one', 'one'), opens: 'two', why: 'the last one is done' },
  { asked: null, at: state('three', 'one', 'two', 'three'), opens: 'one', why: 'all are done' },
  { asked: null, at: state(null), opens: 'one', why: 'nothing is begun' },
  { asked: null, at: null, opens: 'two', why: 'a visitor may read the sample only' },
])('opens $opens when $why', ({ asked, at, opens }) => {
  expect(lessonToOpen(lessons, at, asked)).toBe(opens)
})

test('goes on to the next lesson until there is none', () => {
  expect([lessonAfter(lessons, 'one'), lessonAfter(lessons, 'three')]).toEqual(['two', null])
})

test.each([
  { of: null, missing: 'check' },
  { of: { ...lesson('one', false), isCheckPassed: true, dwellSeconds: 10 }, missing: 'time' },
  { of: lesson('one', true), missing: 'nothing' },
])('says that $missing is missing', ({ of, missing }) => {
  expect(whatIsMissing(of, 70)).toBe(missing)
})
