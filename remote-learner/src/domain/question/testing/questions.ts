import type { Question } from '@platform/shared-contracts/http'

type OfKind<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const area = { y: 10, width: 100, height: 60 }

/** One question of each kind. */
export const QUESTIONS: { readonly [Kind in Question['kind']]: OfKind<Kind> } = {
  choice: { kind: 'choice', id: 'choice', text: 'How far out?', options: ['2 ft', '5 ft', '10 ft'] },
  scenario: {
    ...{ kind: 'scenario', id: 'scenario', text: 'What does she do?' },
    ...{ situation: 'Ana sees a cracked rail.', options: ['Tape it', 'Tag it', 'Climb'] },
  },
  multiple: {
    kind: 'multiple',
    id: 'multiple',
    text: 'What helps?',
    options: ['Mud', 'Tie-off', 'Helper', 'Wind'],
  },
  order: { kind: 'order', id: 'order', text: 'In which order?', options: ['Climb', 'Look up', 'Set up'] },
  match: {
    ...{ kind: 'match', id: 'match', text: 'What belongs together?' },
    ...{ lefts: ['Rail', 'Rung'], options: ['Twist it', 'Sight down it', 'Paint it'] },
  },
  number: { kind: 'number', id: 'number', text: 'How high?', unit: 'ft' },
  point: {
    ...{ kind: 'point', id: 'point', text: 'Where is the handhold?', figure: 'ladder-angle' },
    areas: [
      { ...area, x: 0, label: 'Near the ground' },
      { ...area, x: 110, label: 'Halfway up' },
      { ...area, x: 220, label: 'At the upper end' },
    ],
  },
}
