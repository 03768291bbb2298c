import { sortRows, type SortKey } from './sort-rows.rule.ts'

const sorted = (keys: readonly SortKey[], direction: 'ascending' | 'descending', language = 'en') =>
  sortRows(keys, (key) => key, direction, language)

test('numbers inside texts count as numbers, capitals do not count', () => {
  expect(sorted(['Item 10', 'item 2', 'Item 1'], 'ascending')).toEqual(['Item 1', 'item 2', 'Item 10'])
})

test('letters follow the language', () => {
  expect(sorted(['z', 'ö', 'a'], 'ascending', 'de')).toEqual(['a', 'ö', 'z'])
  expect(sorted(['z', 'ö', 'a'], 'ascending', 'sv')).toEqual(['a', 'z', 'ö'])
})

test('numbers, dates and yes or no are ordered by value', () => {
  expect(sorted([10, 9, 100], 'ascending')).toEqual([9, 10, 100])
  const [early, late] = [new Date(1000), new Date(2000)]
  expect(sorted([early, late], 'descending')).toEqual([late, early])
  expect(sorted([true, false], 'ascending')).toEqual([false, true])
})

test.each(['ascending', 'descending'] as const)('what is missing comes last, %s', (direction) => {
  expect(sorted([null, 'b', undefined, 'a'], direction).slice(2)).toEqual([null, undefined])
})

test('equal rows keep their order, and the given rows are left alone', () => {
  const rows = Object.freeze([
    { name: 'b', at: 1 },
    { name: 'a', at: 2 },
    { name: 'b', at: 3 },
  ])
  expect(sortRows(rows, ({ name }) => name, 'descending', 'en').map(({ at }) => at)).toEqual([1, 3, 2])
})
