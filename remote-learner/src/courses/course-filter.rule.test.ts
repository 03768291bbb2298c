import { comparedIn, filterOf, matchesCourse, toggledCompare } from './course-filter.rule.ts'

const ladders = { code: 'IC0110', standard: '29 CFR 1926.1053, 1926.1060; 1910.23, 1910.30' }
const lockout = { code: 'IC0116', standard: '29 CFR 1910.147' }
const emergency = { code: 'IC0115', standard: '29 CFR 1910.36-1910.39' }
const any = { part: null, audience: null }

test.each([
  [ladders, { ...any, part: '1926' }, true],
  [ladders, { ...any, part: '1910' }, true],
  [lockout, { ...any, part: '1926' }, false],
  [lockout, { ...any, audience: 'construction' }, false],
  [ladders, { ...any, audience: 'care' }, false],
  [emergency, { ...any, audience: 'care' }, true],
  [lockout, any, true],
] as const)('%j matches %j: %s', (course, filter, expected) => {
  expect(matchesCourse(course, filter)).toBe(expected)
})

test('leaves out no course before the server has said what it teaches', () => {
  expect(matchesCourse({ code: 'IC0116', standard: null }, { ...any, part: '1926' })).toBe(true)
})

test('reads the filter from the address, and nothing that it does not know', () => {
  expect(filterOf(new URLSearchParams('standard=1926&for=care'))).toEqual({ part: '1926', audience: 'care' })
  expect(filterOf(new URLSearchParams('standard=2000&for=pilots'))).toEqual(any)
})

test('compares at most three courses, each once', () => {
  const known = ['a', 'b', 'c', 'd']
  expect(comparedIn(new URLSearchParams('compare=a,b,a,x,c,d'), known)).toEqual(['a', 'b', 'c'])
  expect(toggledCompare(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
  expect(toggledCompare(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  expect(toggledCompare(['a'], 'b')).toEqual(['a', 'b'])
})
