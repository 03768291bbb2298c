import { figureFaults } from './figure-faults.ts'

it.each([
  ['the figures of the source in another order', 'Sobre 10 pies, 2 pulgadas', '2 in above 10 ft'],
  [
    'a figure once more, for a further plural',
    '{n, plural, one {15 %} many {15 %} other {15 %}}',
    'Save 15%',
  ],
  ['a selector that the source has not', '{n, plural, =0 {Nada} one {Uno} other {#}}', 'Some'],
  ['the same paragraph', 'Lo exige 29 CFR 1926.503(b)(1).', '29 CFR 1926.503(b)(1) requires it.'],
])('finds nothing in a text with %s', (_, text, source) => {
  expect(figureFaults(text, source)).toEqual([])
})

it.each([
  ['another figure', 'a 5 pies', '6 ft', ['does not say 6', 'says 5, the source does not']],
  ['a figure in words', 'diez pies', '10 ft', ['does not say 10']],
  ['a comma for a point', '1,5 pulgadas', '1.5 in', ['does not say 1.5', 'says 1,5, the source does not']],
  [
    'another paragraph of the same section',
    '1926.503(b)(2)',
    '1926.503(b)(1)',
    ['does not say 1926.503(b)(1)', 'says 1926.503(b)(2), the source does not'],
  ],
])('finds %s', (_, text, source, faults) => {
  expect(figureFaults(text, source)).toEqual(faults)
})
