import { withTexts } from './exercise-texts.rule.ts'

const original = {
  id: 'IC0110-a',
  kind: 'sliders',
  title: 'Set it up',
  sliders: [{ id: 'base', label: 'Foot', unit: 'ft', min: 1 }],
  results: [{ id: 'ratio', label: 'Ratio', unit: '', formula: { op: 'divide', of: ['base', 2] } }],
}
const texts = {
  title: 'Colóquela',
  sliders: [{ label: 'Pata', unit: 'pies' }],
  results: [{ label: 'Relación', unit: '' }],
}

it('takes texts from the translation and everything else from the original', () => {
  expect(withTexts(original, texts, 'a')).toEqual({
    ...original,
    title: 'Colóquela',
    sliders: [{ id: 'base', label: 'Pata', unit: 'pies', min: 1 }],
    results: [{ ...original.results[0], label: 'Relación' }],
  })
})

it.each([
  { why: 'a text that is missing', given: { ...texts, title: undefined }, says: 'a.title' },
  { why: 'a part that is missing', given: { ...texts, sliders: [] }, says: 'a.sliders: 0 of 1' },
  {
    why: 'a number of its own',
    given: { ...texts, sliders: [{ label: 'Pata', unit: 'pies', min: 2 }] },
    says: 'min',
  },
  { why: 'an exercise that is missing', given: undefined, says: 'a.title' },
])('names $why', ({ given, says }) => {
  expect(() => withTexts(original, given, 'a')).toThrow(says)
})
