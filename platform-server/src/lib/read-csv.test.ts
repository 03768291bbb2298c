import { csvRecords } from './read-csv.ts'

it('reads quoted cells, with the line on which each record starts', () => {
  expect(csvRecords('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\nlast,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', 'two\nlines'] },
    { line: 5, cells: ['last', ''] },
  ])
})

it('counts a line break of two characters inside quotes once', () => {
  expect(csvRecords('a,b\r\n"two\r\nlines",x\r\nlast,y\r\n').map(({ line }) => line)).toEqual([1, 2, 4])
})

it('ends with a file that breaks off', () => {
  expect(csvRecords('a,"b')).toHaveLength(1)
  expect(csvRecords('')).toEqual([])
})
