import type { QuizQuestion } from '../domain/courses/to-quiz-question.rule.ts'

type OfKind<Kind extends QuizQuestion['kind']> = Extract<QuizQuestion, { kind: Kind }>

const common = {
  text: 'What now?',
  explanation: '',
  cite: '1910.1',
  lesson: { id: 'IC1-one', section: 2 },
  applies: true,
}
const area = { y: 0, width: 10, height: 10 }

/** One question of each kind, with keys that no shuffle has moved. */
export const QUIZ_QUESTIONS: { readonly [Kind in QuizQuestion['kind']]: OfKind<Kind> } = {
  choice: {
    ...{ ...common, kind: 'choice', id: 'choice', options: ['right', 'wrong', 'worse'] },
    ...{ answer: 0, whys: ['why right', 'why wrong', 'why worse'] },
  },
  scenario: {
    ...{ ...common, kind: 'scenario', id: 'scenario', situation: 'A ladder stands in a doorway.' },
    ...{ options: ['Climb quickly', 'Barricade the doorway', 'Post a sign'], answer: 1 },
    whys: ['The door opens and you fall.', 'Nobody opens it.', 'Only barricades stop a cart.'],
  },
  multiple: {
    ...{ ...common, kind: 'multiple', id: 'multiple', options: ['one', 'two', 'three', 'four'] },
    ...{ answer: [0, 2], whys: ['why one', 'why two', 'why three', 'why four'] },
  },
  order: {
    ...{ ...common, kind: 'order', id: 'order', options: ['first', 'second', 'third'] },
    ...{ answer: [0, 1, 2], whys: ['why first', 'why second', 'why third'] },
  },
  match: {
    ...{ ...common, kind: 'match', id: 'match', lefts: ['a', 'b', 'c'], options: ['A', 'B', 'C', 'D'] },
    ...{ answer: [0, 1, 2], whys: ['why a', 'why b', 'why c'] },
  },
  number: {
    ...{ ...common, kind: 'number', id: 'number', unit: 'ft', answer: 1, tolerance: 0.1 },
    ...{ whys: [], explanation: 'A quarter of four.', mistakes: [{ value: 2, why: 'That is half.' }] },
  },
  point: {
    ...{ ...common, kind: 'point', id: 'point', figure: 'ladder-angle', answer: 1 },
    areas: [
      { ...area, x: 0, label: 'left' },
      { ...area, x: 10, label: 'right' },
      { ...area, x: 20, label: 'far right' },
    ],
    whys: ['why left', 'why right', 'why far'],
  },
}
