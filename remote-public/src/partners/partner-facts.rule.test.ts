import { hasExpired } from './partner-facts.rule.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [null, false],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2029-12-31', false],
])('a credential that ends on %s has expired: %s', (expiresOn, expected) => {
  expect(hasExpired({ expiresOn }, now)).toBe(expected)
})
