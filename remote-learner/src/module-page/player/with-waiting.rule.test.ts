import { withWaiting } from './with-waiting.rule.ts'

const lesson = { lessonId: 'a', dwellSeconds: 30, isCheckPassed: false, isDone: false, block: 1, note: 'old' }
const state = { code: 'IC0110', version: 1, needsRetake: false, lastLessonId: 'a', lessons: [lesson] }
const made = { code: 'IC0110', key: 'k', madeAt: 1, title: 'A' }

it("merges pending items over the server's state, without adding time or a pass", () => {
  const waiting = [
    { ...made, kind: 'note' as const, lessonId: 'a', text: 'new' },
    { ...made, kind: 'check' as const, lessonId: 'a', answers: { q: 1 } },
    { ...made, kind: 'place' as const, lessonId: 'b', block: 4 },
    { ...made, kind: 'note' as const, lessonId: 'c', text: 'of another module', code: 'IC0111' },
  ]
  expect(withWaiting(state, 'IC0110', waiting)).toEqual({
    ...state,
    lastLessonId: 'b',
    lessons: [
      { ...lesson, note: 'new' },
      { lessonId: 'b', dwellSeconds: 0, isCheckPassed: false, isDone: false, block: 4, note: '' },
    ],
  })
  expect(withWaiting(undefined, 'IC0110', [])).toBeUndefined()
})
