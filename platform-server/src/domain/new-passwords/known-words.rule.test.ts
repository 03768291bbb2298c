import { isMadeOfKnownWords, knownWords } from './known-words.rule.ts'

test('it takes names and addresses whole and in parts, once each, without the very short ones', () => {
  expect(knownWords(['Ana-María', 'ana@acme.test', 'On Call Safety', null, undefined, ''])).toEqual([
    'ana-maría',
    'ana@acme.test',
    'on call safety',
    'ana',
    'maría',
    'acme',
    'test',
    'call',
    'safety',
  ])
})

test.each([
  ['AnaReyes1', true],
  ['reyes-ana-2026', true],
  ['Ana-builds-12-ladders', false],
  ['12ab!', false],
])('%s is made of known words: %s', (password, isMade) => {
  expect(isMadeOfKnownWords(password, ['ana reyes', 'ana', 'reyes'])).toBe(isMade)
})
