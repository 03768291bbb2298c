import type { Exercise } from '@platform/shared-contracts/http'

type OfKind<Kind extends Exercise['kind']> = Extract<Exercise, { kind: Kind }>

const head = (kind: string) => ({
  ...{ id: `IC0110-${kind}`, title: `Exercise ${kind}`, task: `Task of ${kind}.` },
  ...{ cfr: '1926.1053(b)(1)', minutes: 2 },
})
const place = { y: 10, width: 40, height: 40 }

/** One exercise of each kind. */
export const EXERCISES: { readonly [Kind in Exercise['kind']]: OfKind<Kind> } = {
  spots: {
    ...head('spots'),
    kind: 'spots',
    picture: 'ladder-faults',
    spots: [
      { ...place, x: 0, label: 'A rail with a crack', why: 'It breaks.', isFault: true },
      { ...place, x: 90, label: 'A pad in place', why: 'It grips.' },
      { ...place, x: 180, label: 'A rung with oil', why: 'You slip.', isFault: true },
    ],
  },
  gear: {
    ...head('gear'),
    kind: 'gear',
    items: [
      { label: 'Helmet', why: 'Things fall.', isNeeded: true, wear: 'helmet' },
      { label: 'Apron', why: 'Nothing splashes.', wear: 'apron' },
      { label: 'Boots', why: 'Things roll.', isNeeded: true },
    ],
  },
  tag: {
    ...head('tag'),
    kind: 'tag',
    heading: 'Scaffold 7',
    lines: [
      { label: 'Inspected', text: 'Tuesday', why: 'Not today.', isProblem: true },
      { label: 'Height', text: '14 ft', why: 'It has rails.' },
    ],
    decisions: [
      { text: 'Climb', why: 'Nobody inspected it.' },
      { text: 'Stay off', why: 'Wait for the inspection.', isRight: true },
    ],
  },
  order: {
    ...head('order'),
    kind: 'order',
    steps: ['Look', 'Lift', 'Tie'].map((text) => ({ text, why: `Why ${text}.` })),
  },
  sort: {
    ...head('sort'),
    kind: 'sort',
    bins: [{ label: 'Go on' }, { label: 'Stop' }],
    items: [
      { text: 'Frost', bin: 1, why: 'Slippery.' },
      { text: 'Locked door', bin: 0, why: 'Nobody comes.' },
    ],
  },
  build: {
    ...head('build'),
    kind: 'build',
    heading: 'Label',
    slots: [
      { label: 'Signal word', part: 1, why: 'The severe one.' },
      { label: 'Pictogram', part: 0, why: 'It burns.' },
    ],
    parts: [{ text: 'Flame', symbol: 'flame' }, { text: 'Danger' }, { text: 'Caution' }],
  },
  sliders: {
    ...head('sliders'),
    kind: 'sliders',
    picture: 'ladder-setting',
    sliders: [
      { id: 'base', label: 'Foot', unit: 'ft', min: 1, max: 9, step: 0.5, start: 2 },
      { id: 'above', label: 'Rails', unit: 'ft', min: 0, max: 5, step: 0.5, start: 4 },
    ],
    results: [{ id: 'ratio', label: 'Ratio', unit: '', formula: { op: 'divide', of: [20, 'base'] } }],
    goals: [{ of: 'ratio', atLeast: 4, atMost: 4, text: 'One out for four up', why: 'A quarter of 20.' }],
  },
  gauge: {
    ...head('gauge'),
    kind: 'gauge',
    dials: [
      ...[
        { label: 'Alarm', unit: '%', min: 15, max: 25, step: 0.5, start: 15, right: 19.5, tolerance: 0 },
      ].map((dial) => ({ ...dial, why: 'Below it there is too little.' })),
    ],
  },
}
