import { slugOf } from './slug.rule.ts'

test('derives a URL from a title', () => {
  expect(slugOf('Lockout: the year’s “look” à la carte!')).toBe('lockout-the-years-look-a-la-carte')
})
