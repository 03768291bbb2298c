import type { Exercise } from '@platform/shared-contracts/http'
import { exerciseFaults } from './exercise-faults.rule.ts'

const head = { id: 'x', title: 'Title', task: 'Task', cfr: '1926.1053', minutes: 2 }
const why = 'Because.'
const scale = { label: 'Scale', unit: 'ft', min: 0, max: 4, step: 2, start: 2 }
const sliders = {
  ...head,
  kind: 'sliders' as const,
  picture: 'balance',
  sliders: [{ ...scale, id: 'base' }],
  results: [],
}

it.each<{ exercise: Exercise; says: string }>([
  {
    exercise: { ...head, kind: 'gear', items: [{ label: 'Boots', why, isNeeded: true }] },
    says: 'fewer than two that are needed',
  },
  {
    exercise: {
      ...head,
      kind: 'sort',
      bins: [{ label: 'Go' }, { label: 'Stop' }],
      items: [{ text: 'Frost', bin: 1, why }],
    },
    says: 'a bin stays empty',
  },
  {
    exercise: {
      ...head,
      kind: 'build',
      heading: 'Label',
      slots: [{ label: 'Word', part: 0, why }],
      parts: [{ text: 'Danger' }],
    },
    says: 'every part is used',
  },
  {
    exercise: { ...sliders, goals: [{ of: 'base', atLeast: 3, atMost: 3, text: 'Three', why }] },
    says: 'no position of the sliders meets every goal',
  },
  {
    exercise: { ...sliders, goals: [{ of: 'base', atLeast: 1, text: 'One', why }] },
    says: 'it is solved from the start',
  },
  {
    exercise: { ...head, kind: 'gauge', dials: [{ ...scale, right: 3, tolerance: 0, why }] },
    says: 'the dial cannot be set to 3',
  },
])('finds that $says', ({ exercise, says }) => {
  expect(exerciseFaults(exercise).join()).toContain(says)
})
