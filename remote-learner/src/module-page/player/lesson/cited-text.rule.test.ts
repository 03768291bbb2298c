import { textParts } from './cited-text.rule.ts'

test('finds bold text and the paragraph after a sentence', () => {
  expect(textParts('At least **3 feet** [1926.1053(b)(1); 1910.23(c)(11)], always.')).toEqual([
    { kind: 'text', text: 'At least ' },
    { kind: 'strong', text: '3 feet' },
    {
      kind: 'cite',
      text: '1926.1053(b)(1); 1910.23(c)(11)',
      href: 'https://www.ecfr.gov/current/title-29/section-1926.1053',
    },
    { kind: 'text', text: ', always.' },
  ])
})

test('leaves other brackets alone', () => {
  expect(textParts('a [note] here')).toEqual([{ kind: 'text', text: 'a [note] here' }])
})
