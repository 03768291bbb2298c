import type { LessonBlock } from '@platform/shared-contracts/http'
import { CORE_MODULES, TRANSLATIONS } from '@platform/shared-contracts/rules'
import { findContent } from './module-content.ts'
import { lessonMinutes, studyTime } from './study-time.rule.ts'

const words = (count: number): LessonBlock => ({ kind: 'paragraph', text: 'word '.repeat(count) })
const drawing: LessonBlock = { kind: 'figure', name: 'ladder-angle', alt: 'A ladder', caption: 'A ladder' }
const question = { explanation: '' }
const exercise: LessonBlock = { kind: 'exercise', exercise: findContent('IC0110')!.exercises[0]! }

it.each([
  { blocks: [words(238)], check: [], minutes: 1, why: 'a minute of text' },
  { blocks: [words(1190)], check: [], minutes: 5, why: 'five minutes of text' },
  { blocks: [words(3)], check: [], minutes: 1, why: 'almost nothing' },
  { blocks: [words(238)], check: [question, question, question], minutes: 3, why: 'three questions' },
  { blocks: [words(238), ...Array(4).fill(drawing)], check: [], minutes: 2, why: 'four drawings' },
  { blocks: [], check: [{ explanation: 'word '.repeat(238) }], minutes: 2, why: 'an explanation' },
  { blocks: [{ ...words(10), text: '[1926.1053(b)(1)] '.repeat(900) }], check: [], minutes: 1, why: 'cites' },
] as const)('is $minutes for $why', ({ blocks, check, minutes }) => {
  expect(lessonMinutes({ blocks: blocks as readonly LessonBlock[], check })).toBe(minutes)
})

it('adds up the lessons as shown and the quiz', () => {
  const lesson = { blocks: [words(500), drawing], check: [{ explanation: 'Because it is so.' }], minutes: 3 }
  expect(studyTime([lesson, lesson], 10)).toMatchObject({
    ...{ exercises: 0, exerciseMinutes: 0 },
    ...{ minutes: 3 + 3 + 7, words: 1008, drawings: 2, checkQuestions: 2, quizQuestions: 10 },
  })
})

it('adds the minutes that an exercise states', () => {
  const lesson = { blocks: [words(238), exercise], check: [] }
  const { minutes } = findContent('IC0110')!.exercises[0]!
  expect(lessonMinutes(lesson)).toBe(1 + minutes)
  expect(studyTime([{ ...lesson, minutes: 1 + minutes }], 0)).toMatchObject({
    ...{ exercises: 1, exerciseMinutes: minutes },
  })
})

it.each(CORE_MODULES.flatMap(({ code }) => TRANSLATIONS.map((language) => [code, language] as const)))(
  '%s takes the same time in %s as in English',
  (code, language) => {
    const original = findContent(code)!
    const translation = findContent(code, language)!
    // A language may come module by module: one without files is taught in English.
    expect([language, original.language]).toContain(translation.language)
    expect(translation.study).toEqual(original.study)
    expect(translation.lessons.map(({ minutes }) => minutes)).toEqual(
      original.lessons.map(({ minutes }) => minutes),
    )
  },
)
