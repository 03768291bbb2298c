import fc from 'fast-check'
import { bucketOf } from './bucket.ts'

const IDS = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`)

test('it spreads 100,000 ids so that each share holds within one percent', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 100, max: 9_900 }), (salt, share) => {
      const inside = IDS.filter((id) => bucketOf(salt, id) < share).length
      expect(Math.abs(inside / IDS.length - share / 10_000)).toBeLessThan(0.01)
    }),
    { numRuns: 5 },
  )
}, 60_000)

test('it always returns the same bucket, from 0 to 9999', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (salt, id) => {
      const bucket = bucketOf(salt, id)
      expect(bucket).toBe(bucketOf(salt, id))
      expect(bucket).toBeGreaterThanOrEqual(0)
      expect(bucket).toBeLessThan(10_000)
    }),
  )
})

test('it depends on the salt, so one rollout does not pick the same people as the last', () => {
  const both = IDS.filter((id) => bucketOf('salt-one', id) < 1_000 && bucketOf('salt-two', id) < 1_000).length
  expect(both / IDS.length).toBeCloseTo(0.01, 2)
})
