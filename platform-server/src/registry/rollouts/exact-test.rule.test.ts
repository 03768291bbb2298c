import { binomialGreater, fisherGreater } from './exact-test.rule.ts'

// From R 4: fisher.test(matrix(c(a, b, c, d), 2), alternative = "greater") and binom.test(x, n, p, "greater").
test.each([
  [{ visitors: 4, affected: 3 }, { visitors: 4, affected: 1 }, 0.2428571],
  [{ visitors: 10, affected: 10 }, { visitors: 10, affected: 0 }, 5.412544e-6],
  [{ visitors: 5, affected: 0 }, { visitors: 7, affected: 3 }, 1],
  [{ visitors: 100, affected: 0 }, { visitors: 100, affected: 0 }, 1],
])('Fisher: %j against %j has p = %f', (one, other, p) => {
  expect(fisherGreater(one, other) / p).toBeCloseTo(1, 6)
})

test('Fisher sums up to one with its other side, also for many visitors', () => {
  const [one, other] = [
    { visitors: 4_000, affected: 130 },
    { visitors: 90_000, affected: 2_500 },
  ]
  const unaffected = { visitors: 4_000, affected: 4_000 - 129 }
  const others = { visitors: 90_000, affected: 87_499 }
  // P(X >= 130) by affected visitors, and P(X <= 129) by counting the unaffected ones of the same table.
  expect(fisherGreater(one, other) + fisherGreater(unaffected, others)).toBeCloseTo(1, 6)
})

test.each([
  [{ visitors: 20, affected: 10 }, 0.05, 1.1341e-8],
  [{ visitors: 2, affected: 1 }, 0.5, 0.75],
  [{ visitors: 50, affected: 0 }, 0.05, 1],
])('binomial: %j at %f has p = %f', (counted, share, p) => {
  expect(binomialGreater(counted, share) / p).toBeCloseTo(1, 3)
})
