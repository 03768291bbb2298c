import { complianceAt, trendMoments, type RequiredCell } from './trend.rule.ts'

const requirement = { months: 12, basis: 'recommended' as const, dueInDays: 30 }
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const trained = (from: string, until: string) => ({
  by: 'certificate' as const,
  at: at(from),
  expiresAt: at(until),
  isOutdated: false,
})
const cell = (over: Partial<RequiredCell> = {}): RequiredCell => ({
  ...{ requirement, addedAt: at('2026-01-01'), training: [], exemptions: [] },
  ...over,
})
const figures = (cells: readonly RequiredCell[], day: string) => {
  const { required, current } = complianceAt(cells, at(day))
  return [current, required]
}

test('the moments are the ends of twelve months and now', () => {
  const moments = trendMoments(new Date('2026-03-31T12:00:00Z')).map((moment) => moment.toISOString())
  expect(moments).toHaveLength(13)
  expect(moments.slice(-3)).toEqual([
    '2026-01-31T23:59:59.999Z',
    '2026-02-28T23:59:59.999Z',
    '2026-03-31T12:00:00.000Z',
  ])
  expect(moments[0]).toBe('2025-03-31T23:59:59.999Z')
})

test('training counts from its day to its end, and a replaced certificate until it was replaced', () => {
  const renewed = cell({
    training: [
      { trained: trained('2026-02-01', '2027-02-01'), replacedAt: at('2026-07-15') },
      { trained: trained('2026-07-15', '2026-09-15'), replacedAt: null },
    ],
  })
  const current = cell({ training: [{ trained: trained('2026-02-01', '2027-02-01'), replacedAt: null }] })
  expect(figures([renewed, current], '2026-01-31')).toEqual([0, 2])
  expect(figures([renewed, current], '2026-06-30')).toEqual([2, 2])
  expect(figures([renewed, current], '2026-09-30')).toEqual([1, 2])
})

test('the interval of the company may be shorter than the certificate', () => {
  const training = [{ trained: trained('2026-02-01', '2028-02-01'), replacedAt: null }]
  expect(figures([cell({ training })], '2027-01-31')).toEqual([1, 1])
  expect(figures([cell({ training })], '2027-02-28')).toEqual([0, 1])
})

test('nothing is required of a person before they were added, or while they are exempt', () => {
  const joined = cell({ addedAt: at('2026-05-10') })
  expect(figures([joined], '2026-04-30')).toEqual([0, 0])
  expect(figures([joined], '2026-05-31')).toEqual([0, 1])
  const exempt = cell({
    exemptions: [{ grantedAt: at('2026-03-01'), endedAt: at('2026-06-15'), endsOn: '2026-12-31' }],
  })
  expect(figures([exempt], '2026-02-28')).toEqual([0, 1])
  expect(figures([exempt], '2026-05-31')).toEqual([0, 0])
  expect(figures([exempt], '2026-06-30')).toEqual([0, 1])
})
