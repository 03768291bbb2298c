import { pageCount, pageNumbers, pageRange } from './pages.rule.ts'

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [1, 20, [1, 2, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pageNumbers(page, count)).toEqual(shown)
})

test('always has a page, and the last may be short', () => {
  expect(pageCount(0, 20)).toBe(1)
  expect(pageCount(41, 20)).toBe(3)
  expect(pageRange(3, 20, 41)).toEqual({ first: 41, last: 41 })
  expect(pageRange(1, 20, 0)).toEqual({ first: 0, last: 0 })
})
