import { hasWords, searchWords } from './search-words.rule.ts'

test.each([
  ['Ladders', ['ladder']],
  ['safety harnesses', ['safety', 'harness']],
  ['glass', ['glass']],
  ['Capacitación en andamios', ['capacitacion', 'andamio']],
  ['how to lock out', ['how', 'lock', 'out']],
  ['OSHA 10', ['osha', '10']],
  ['1926.1053', ['1926.1053']],
  ['gas gas', ['gas']],
  ['TX', ['tx']],
  ['  ', []],
  ['%_\\(', []],
])('looks for %j as %j', (query, words) => {
  expect(searchWords(query)).toEqual(words)
})

test('finds every word, whatever its accents and number', () => {
  expect(hasWords(searchWords('ladders'), 'Ladder safety')).toBe(true)
  expect(hasWords(searchWords('ladder'), 'Portable ladders')).toBe(true)
  expect(hasWords(searchWords('capacitacion electrica'), 'Capacitación', 'Seguridad eléctrica')).toBe(true)
  expect(hasWords(searchWords('ladder crane'), 'Ladder safety')).toBe(false)
})
