import { isFederalHoliday } from './federal-holidays.rule.ts'

// The list of the Office of Personnel Management for 2026, and New Year's Day 2028, which is a Saturday.
test.each([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-12-31',
])('%s is one', (day) => expect(isFederalHoliday(day)).toBe(true))

test.each(['2026-07-04', '2026-05-18', '2026-11-27', '2026-01-12', '2028-01-01'])('%s is none', (day) =>
  expect(isFederalHoliday(day)).toBe(false),
)
