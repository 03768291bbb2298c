import { parseNumber } from './parse-number.rule.ts'

test.each([
  ['5', 5],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['.75', 0.75],
  ['7.', 7],
  ['-3', -3],
  ['1,200', 1200],
  ['1,200,000.5', 1_200_000.5],
  ['18 ft', 18],
  ['18FT', 18],
  ['1/2', 0.5],
  ['5 1/2 ft', 5.5],
  ['0', 0],
])('reads %j', (typed, number) => expect(parseNumber(typed, 'ft')).toBe(number))

test.each([
  '',
  '-',
  '.',
  'five',
  '5 m',
  '1.2.3',
  '1,20,000',
  '1/0',
  'NaN',
  'Infinity',
  '9'.repeat(20),
  '1e5',
])('reads no number in %j', (typed) => expect(parseNumber(typed, 'ft')).toBeNull())
