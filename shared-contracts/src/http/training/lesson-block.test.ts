import { LessonBlock } from './lesson.ts'

const exercise = { id: 'IC0110-order', title: 'Order', task: 'Put in order.', cfr: '1910.147(d)', minutes: 1 }
const steps = [{ text: 'Look', why: 'First.' }]

it.each([
  { kind: 'hologram', beams: 3 },
  { kind: 'exercise', exercise: { ...exercise, kind: 'crane', loads: [1] } },
])('reads a block of a kind from after this release as newer: $kind', (block) => {
  expect(LessonBlock.parse(block)).toEqual({ kind: 'newer' })
})

it.each([
  { kind: 'paragraph', text: 'Inspect it first. [1910.23(b)(9)]' },
  { kind: 'exercise', exercise: { ...exercise, kind: 'order', steps } },
])('reads and writes what it knows: $kind', (block) => {
  expect(LessonBlock.parse(block)).toEqual(block)
})

it.each([
  ['a known kind without its content', { kind: 'paragraph' }],
  ['a known exercise without its content', { kind: 'exercise', exercise: { ...exercise, kind: 'order' } }],
  ['no kind', { text: 'Lost' }],
])('refuses %s', (_, block) => {
  expect(LessonBlock.safeParse(block).success).toBe(false)
})
