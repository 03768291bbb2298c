import type { Exercise } from '../../http/training/exercise.ts'
import { areCompleteAnswers, startAnswers } from './exercise-answers.rule.ts'
import { evaluate } from './formula.rule.ts'
import { gradeExercise, sliderValues } from './grade-exercise.rule.ts'

const head = { id: 'x', title: 'Title', task: 'Task', cfr: '1926.1053', minutes: 2 }
const why = 'Because.'
const place = { x: 0, y: 0, width: 10, height: 10, why }
const scale = { label: 'Scale', unit: 'ft', min: 0, max: 10, step: 1, start: 1 }

const EXERCISES: readonly Exercise[] = [
  {
    ...head,
    kind: 'spots',
    picture: 'ladder-faults',
    spots: [
      { ...place, label: 'Crack', isFault: true },
      { ...place, label: 'Pad' },
      { ...place, label: 'Oil', isFault: true },
    ],
  },
  {
    ...head,
    kind: 'gear',
    items: [
      { label: 'Helmet', why, isNeeded: true, wear: 'helmet' },
      { label: 'Apron', why },
      { label: 'Boots', why, isNeeded: true },
    ],
  },
  {
    ...head,
    kind: 'tag',
    heading: 'Tag',
    lines: [
      { label: 'Date', text: 'Tuesday', why, isProblem: true },
      { label: 'Height', text: '14 ft', why },
    ],
    decisions: [
      { text: 'Climb', why },
      { text: 'Stay off', why, isRight: true },
    ],
  },
  { ...head, kind: 'order', steps: ['One', 'Two', 'Three'].map((text) => ({ text, why })) },
  {
    ...head,
    kind: 'sort',
    bins: [{ label: 'Go on' }, { label: 'Stop' }],
    items: [
      { text: 'Frost', bin: 1, why },
      { text: 'Dry', bin: 0, why },
    ],
  },
  {
    ...head,
    kind: 'build',
    heading: 'Label',
    slots: [
      { label: 'Word', part: 2, why },
      { label: 'Name', part: 0, why },
    ],
    parts: [{ text: 'Solvent' }, { text: 'Caution' }, { text: 'Danger' }],
  },
  {
    ...head,
    kind: 'sliders',
    picture: 'balance',
    sliders: [
      { ...scale, id: 'base' },
      { ...scale, id: 'above' },
    ],
    results: [{ id: 'ratio', label: 'Ratio', unit: '', formula: { op: 'divide', of: [20, 'base'] } }],
    goals: [
      { of: 'ratio', atLeast: 4, atMost: 4, text: 'Four up', why },
      { of: 'above', atLeast: 3, text: 'Handhold', why },
    ],
  },
  {
    ...head,
    kind: 'gauge',
    dials: [
      { ...scale, right: 8, tolerance: 0, why },
      { ...scale, right: 5, tolerance: 1, why },
    ],
  },
]
const of = (kind: Exercise['kind']) => EXERCISES.find((exercise) => exercise.kind === kind)!

it.each([
  { kind: 'spots', solved: [0, 2], partly: [0, 1], parts: [true, false, false] },
  { kind: 'gear', solved: [0, 2], partly: [2], parts: [false, true, true] },
  { kind: 'tag', solved: [1, 0], partly: [0, 0, 1], parts: [false, true, false] },
  { kind: 'order', solved: [0, 1, 2], partly: [0, 2, 1], parts: [true, false, false] },
  { kind: 'sort', solved: [1, 0], partly: [1, 1], parts: [true, false] },
  { kind: 'build', solved: [2, 0], partly: [1, 0], parts: [false, true] },
  { kind: 'sliders', solved: [5, 3], partly: [5, 2], parts: [true, false] },
  { kind: 'gauge', solved: [8, 6], partly: [8, 7], parts: [true, false] },
] as const)('grades each part of an exercise of the kind $kind', ({ kind, solved, partly, parts }) => {
  expect(gradeExercise(of(kind), solved)).toMatchObject({ isSolved: true, right: parts.length })
  const right = parts.filter(Boolean).length
  expect(gradeExercise(of(kind), partly)).toEqual({ isSolved: false, parts, right, total: parts.length })
})

it.each(EXERCISES)('starts an exercise of the kind $kind unsolved', (exercise) => {
  expect(gradeExercise(exercise, startAnswers(exercise)).isSolved).toBe(false)
})

it.each([
  { kind: 'spots', complete: [], faulty: [[3], [1, 1], [0.5]] },
  { kind: 'gear', complete: [1], faulty: [[-1]] },
  { kind: 'tag', complete: [0], faulty: [[], [-1], [2], [0, 2]] },
  {
    kind: 'order',
    complete: [2, 1, 0],
    faulty: [
      [0, 1],
      [0, 1, 1],
    ],
  },
  { kind: 'sort', complete: [0, 0], faulty: [[-1, 0], [2, 0], [0]] },
  {
    kind: 'build',
    complete: [0, 1],
    faulty: [
      [-1, 0],
      [3, 0],
    ],
  },
  { kind: 'sliders', complete: [0, 10], faulty: [[0], [0, 11], [0, NaN]] },
  { kind: 'gauge', complete: [0, 10], faulty: [[-1, 5]] },
] as const)('takes only what can be the answers to the kind $kind', ({ kind, complete, faulty }) => {
  expect(areCompleteAnswers(of(kind), complete)).toBe(true)
  expect(faulty.filter((answers) => areCompleteAnswers(of(kind), answers))).toEqual([])
})

it('computes what follows from sliders, step by step and without dust of floating point', () => {
  expect(sliderValues(of('sliders') as Extract<Exercise, { kind: 'sliders' }>, [8, 2])).toEqual({
    base: 8,
    above: 2,
    ratio: 2.5,
  })
  expect(evaluate({ op: 'add', of: [0.1, 0.2] }, {})).toBe(0.3)
  expect(evaluate({ op: 'max', of: [0, { op: 'subtract', of: ['kv', 50] }] }, { kv: 30 })).toBe(0)
  expect(evaluate({ op: 'roundUp', of: [{ op: 'power', of: [2, 0.5] }] }, {})).toBe(2)
  expect(() => evaluate('unknown', {})).toThrow('unknown')
})
