import { rowId } from './row-id.ts'

test.each([
  [7, 7],
  ['7', 7],
  ['7abc', 0],
  [-7, 0],
  [1.5, 0],
  ['99999999999', 0],
  [4_000_000_000, 0],
  ['', 0],
])('reads %j as the row %d', (id, row) => {
  expect(rowId(id)).toBe(row)
})
