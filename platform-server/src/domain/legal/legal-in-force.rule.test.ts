import { inForce } from './legal-in-force.rule.ts'

const version = (effectiveOn: string, publishedAt: string) => ({
  effectiveOn,
  publishedAt: new Date(publishedAt),
})
const OLD = version('2026-01-01', '2025-12-01')
const NEW = version('2026-06-01', '2026-05-01')
const CORRECTED = version('2026-06-01', '2026-05-02')

test.each([
  { today: '2025-12-31', rows: [OLD, NEW], expected: null, why: 'nothing has come into force' },
  { today: '2026-01-01', rows: [OLD, NEW], expected: OLD, why: 'its day has come' },
  { today: '2026-05-31', rows: [OLD, NEW], expected: OLD, why: 'the next one waits for its day' },
  { today: '2026-06-01', rows: [OLD, NEW], expected: NEW, why: 'the newer one takes over' },
  {
    today: '2026-06-01',
    rows: [NEW, CORRECTED, OLD],
    expected: CORRECTED,
    why: 'the last one published wins',
  },
])('is right on $today when $why', ({ today, rows, expected }) => {
  expect(inForce(rows, today)).toBe(expected)
})
