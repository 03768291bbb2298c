import { chooseEncoding } from './choose-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['br;q=nonsense', null],
  [undefined, null],
])('it answers %s with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
})

test('it never chooses what is not stored', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br', [])).toBeNull()
})
