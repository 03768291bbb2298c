import { csvText, firstRecords } from './csv.ts'

test('reads quotes, commas and line breaks in fields, and no more than it was asked for', () => {
  const csv = '\uFEFFEmail,"Name, ""short""",\r\n\r\na@b.test,"Kim\nNovak",x\nc@d.test,,'
  expect(firstRecords(csv, 2)).toEqual([
    ['Email', 'Name, "short"', ''],
    ['a@b.test', 'Kim\nNovak', 'x'],
  ])
  expect(firstRecords('Email', 2)).toEqual([['Email']])
  expect(firstRecords('', 2)).toEqual([])
})

test('reads what a spreadsheet of another region writes', () => {
  expect(firstRecords('Email;Name\na@b.test;"Novak, Kim"', 2)[1]).toEqual(['a@b.test', 'Novak, Kim'])
})

test('writes what it reads, and formulas as text', () => {
  expect(csvText([['a"b', '=1+1']])).toBe(`\uFEFF"a""b","'=1+1"`)
})
