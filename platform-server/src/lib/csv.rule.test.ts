import { csvRecords } from './csv.rule.ts'

it('reads quoted cells, with the line on which each record starts', () => {
  expect(csvRecords('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\nlast,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', 'two\nlines'] },
    { line: 5, cells: ['last', ''] },
  ])
})

it('ends with a file that breaks off', () => {
  expect(csvRecords('a,"b')).toHaveLength(1)
  expect(csvRecords('')).toEqual([])
})
