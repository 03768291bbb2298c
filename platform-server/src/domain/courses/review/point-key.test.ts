import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { findContent } from '../module-content.ts'
import { pointKey } from './point-key.ts'

const content = findContent('IC0116')!
const question = { where: 'IC0116-q10', cite: '1910.147(c)(9)', why: 'Not found.' }
const lesson = { where: 'IC0116-q05, locks-and-tags 3', cite: '1910.147(c)(2)-(3)', why: 'Not found.' }

/** A later version of the content, whose points are read again. */
const keyIn = (change: object, point = question) => pointKey({ ...content, ...change }, { ...point })
const changed = (id: string, questions: readonly { readonly id: string }[]) =>
  questions.map((one) => (one.id === id ? { ...one, explanation: 'New.' } : one))
const withQuestion = (id: string) => ({
  questions: changed(id, content.questions),
  practice: changed(id, content.practice),
})
const withLesson = (id: string) => ({
  lessons: content.lessons.map((one) => (one.id === id ? { ...one, blocks: [] } : one)),
})

it('survives other content, another reason and another version', () => {
  const before = keyIn({})
  expect(keyIn({ ...withQuestion('IC0116-q11'), ...withLesson('IC0116-program'), version: 99 })).toBe(before)
  expect(keyIn({}, { ...question, why: 'Found since.' })).toBe(before)
})

it('is another when the question, the lesson or the paragraph is another', () => {
  expect(keyIn(withQuestion('IC0116-q10'))).not.toBe(keyIn({}))
  expect(keyIn({}, { ...question, cite: '1910.147(c)(8)' })).not.toBe(keyIn({}))
  expect(keyIn(withLesson('IC0116-locks-and-tags'), lesson)).not.toBe(keyIn({}, lesson))
  expect(keyIn(withQuestion('IC0116-q05'), lesson)).not.toBe(keyIn({}, lesson))
  expect(keyIn(withLesson('IC0116-program'), lesson)).toBe(keyIn({}, lesson))
})

it('is about the whole module where a point names no part of it', () => {
  const whole = { where: 'whole module', cite: '1910.147', why: 'Old.' }
  expect(keyIn(withLesson('IC0116-program'), whole)).not.toBe(keyIn({}, whole))
})

it('is different for each point of a module', () => {
  for (const { code } of CORE_MODULES) {
    const module = findContent(code)!
    const keys = module.review!.unchecked.map((point) => pointKey(module, point))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
