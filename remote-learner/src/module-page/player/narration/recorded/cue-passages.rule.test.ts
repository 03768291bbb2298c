import { cueAt, passagesOfCues } from './cue-passages.rule.ts'
import type { ScriptLine } from '../narration-script.rule.ts'

const script: readonly ScriptLine[] = [
  { block: 0, text: 'Why ladders fall', isShown: true },
  { block: 1, text: 'Set the ladder on firm, level ground.', isShown: true },
  { block: 2, text: 'Drawing: A ladder against a wall.', isShown: false },
  { block: 3, text: 'Set the ladder one foot out for every four feet up.', isShown: true },
]
const passages = (...texts: readonly string[]) =>
  passagesOfCues(
    texts.map((text, index) => ({ start: index, end: index + 1, text })),
    script,
  ).map((line) => line?.block ?? null)

test('finds the passage of each caption, also where a sentence is split over two', () => {
  expect(passages('Why ladders fall.', 'Set the ladder', 'on firm, level ground.')).toEqual([0, 1, 1])
})

test('finds the later of two passages that begin alike', () => {
  expect(passages('Set the ladder on firm level ground', 'Set the ladder one foot out')).toEqual([1, 3])
})

test('goes on after words that are not in the lesson, and after a passage that was left out', () => {
  expect(passages('Welcome to this lesson.', 'Why do ladders fall', 'set the ladder one foot out')).toEqual([
    null,
    0,
    3,
  ])
})

test('has the caption before a pause until the next one starts', () => {
  const cues = [
    { start: 1, end: 2, text: 'a' },
    { start: 4, end: 5, text: 'b' },
  ]
  expect([0, 1, 3, 4, 9].map((seconds) => cueAt(cues, seconds))).toEqual([-1, 0, 0, 1, 1])
})
