import { rovingTarget, typeaheadTarget } from './roving.rule.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowDown', -1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, null],
  ['Tab', 0, null],
])('%s on item %i of a vertical list of three leads to %j', (key, at, target) => {
  expect(rovingTarget(key, at, 3, 'vertical')).toBe(target)
})

test('an empty list leads nowhere', () => {
  expect(rovingTarget('End', -1, 0, 'vertical')).toBeNull()
})

const TEXTS = ['Blog', 'Social Media', 'SEO', 'Support']

test.each([
  ['s', 0, 1],
  ['s', 1, 2],
  ['s', 3, 1],
  ['su', 1, 3],
  ['se', 2, 2],
  ['B', 0, 0],
  ['x', 0, null],
])('typing %j on item %i leads to %j', (typed, at, target) => {
  expect(typeaheadTarget(typed, at, TEXTS)).toBe(target)
})
