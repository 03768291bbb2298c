import { compareKeys, type SortKey } from './compare-keys.rule.ts'

function sorted(keys: readonly SortKey[], language = 'en') {
  const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return keys.toSorted((one, other) => compareKeys(one, other, texts))
}

test('compares numbers in text as numbers and ignores case', () => {
  expect(sorted(['Item 10', 'item 2', 'Item 1'])).toEqual(['Item 1', 'item 2', 'Item 10'])
})

test('sorts letters by the language', () => {
  expect(sorted(['z', 'ö', 'a'], 'de')).toEqual(['a', 'ö', 'z'])
  expect(sorted(['z', 'ö', 'a'], 'sv')).toEqual(['a', 'z', 'ö'])
})

test('numbers, dates and yes or no are ordered by value', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
  const [early, late] = [new Date(1000), new Date(2000)]
  expect(sorted([late, early])).toEqual([early, late])
  expect(sorted([true, false])).toEqual([false, true])
})
