import { resumePoint } from './resume-point.rule.ts'

const lessons = ['a', 'b', 'c'].map((id) => ({ id, title: `Lesson ${id}`, minutes: 8, isSample: false }))
const state = (lessonId: string, isDone: boolean, dwellSeconds = 0) => ({
  ...{ lessonId, isDone, dwellSeconds, isCheckPassed: isDone, block: 0, note: '' },
})

test('names the lesson that was opened last, and counts what is left without the time already spent', () => {
  const read = [state('a', true, 500), state('b', false, 200)]
  expect(resumePoint(lessons, { lastLessonId: 'b', lessons: read })).toEqual({
    lesson: { title: 'Lesson b', number: 2 },
    total: 3,
    minutesLeft: 5 + 8,
  })
})

test('counts at least a minute for a lesson whose check is open, however long it was on screen', () => {
  const read = [state('a', true), state('b', true), state('c', false, 5000)]
  expect(resumePoint(lessons, { lastLessonId: 'c', lessons: read })?.minutesLeft).toBe(1)
})

test('has no lesson left before the quiz', () => {
  const read = ['a', 'b', 'c'].map((id) => state(id, true))
  expect(resumePoint(lessons, { lastLessonId: 'c', lessons: read })).toMatchObject({
    lesson: null,
    minutesLeft: 0,
  })
  expect(resumePoint([], { lastLessonId: null, lessons: [] })).toBeNull()
})
