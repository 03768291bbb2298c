import { gridMove } from './grid-move.rule.ts'

const size = { rows: 101, columns: 6, page: 10 }
const from =
  (row: number, column: number) =>
  (key: string, ctrlKey = false) =>
    gridMove({ key, ctrlKey }, { row, column }, size)

test('arrows move by one cell and stop at the edges', () => {
  expect(from(5, 2)('ArrowDown')).toEqual({ row: 6, column: 2 })
  expect(from(5, 2)('ArrowLeft')).toEqual({ row: 5, column: 1 })
  expect(from(1, 0)('ArrowUp')).toEqual({ row: 0, column: 0 })
  expect(from(0, 0)('ArrowUp')).toEqual({ row: 0, column: 0 })
  expect(from(100, 5)('ArrowRight')).toEqual({ row: 100, column: 5 })
  expect(from(100, 5)('ArrowDown')).toEqual({ row: 100, column: 5 })
})

test('Home and End go through the row, with Ctrl through the grid', () => {
  expect(from(7, 3)('Home')).toEqual({ row: 7, column: 0 })
  expect(from(7, 3)('End')).toEqual({ row: 7, column: 5 })
  expect(from(7, 3)('Home', true)).toEqual({ row: 1, column: 0 })
  expect(from(7, 3)('End', true)).toEqual({ row: 100, column: 5 })
})

test('a page up ends at the first row under the headers, a page down at the last row', () => {
  expect(from(50, 2)('PageDown')).toEqual({ row: 60, column: 2 })
  expect(from(50, 2)('PageUp')).toEqual({ row: 40, column: 2 })
  expect(from(4, 2)('PageUp')).toEqual({ row: 1, column: 2 })
  expect(from(95, 2)('PageDown')).toEqual({ row: 100, column: 2 })
})

test('other keys, and arrows with Ctrl, are left to the browser', () => {
  expect(from(5, 2)('a')).toBeNull()
  expect(from(5, 2)('ArrowDown', true)).toBeNull()
})

test('stays at the headers of a grid without rows', () => {
  expect(gridMove({ key: 'Home', ctrlKey: true }, { row: 0, column: 1 }, { ...size, rows: 1 })).toEqual({
    row: 0,
    column: 0,
  })
})
