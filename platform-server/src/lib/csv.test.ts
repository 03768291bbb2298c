import { toCsv } from './csv.ts'

const lineOf = (value: string) => toCsv(['a'], [[value]]).split('\r\n')[1]

it('starts with a byte order mark and ends its lines as spreadsheets do', () => {
  expect(toCsv(['name', 'done'], [['Tomáš', 3]])).toBe('\uFEFFname,done\r\nTomáš,3\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t=1"],
  ['a-b', 'a-b'],
  ['Smith, Ana', '"Smith, Ana"'],
  ['said "no"', '"said ""no"""'],
])('writes %j as %j', (value, written) => {
  expect(lineOf(value)).toBe(written)
})
