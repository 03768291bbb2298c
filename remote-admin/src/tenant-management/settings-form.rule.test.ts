import { parseDollars } from './settings-form.rule.ts'

test.each([
  ['29', 2900],
  ['29.5', 2950],
  ['$29.05', 2905],
  [' 40.00 ', 4000],
  ['29.999', -1],
  ['-3', -1],
  ['free', -1],
  ['1,000', -1],
])('reads %j as %d cents', (text, cents) => expect(parseDollars(text)).toBe(cents))
